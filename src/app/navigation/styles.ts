import { heightCss } from '../../engine/react/height-class.ts'

const asked = new Map<string, Promise<void>>()

/** Adds style sheets that are not on the page yet; settles when all are applied, or failed (a page without a style still reads). */
export function loadStyles(hrefs: readonly string[]): Promise<unknown> {
  return Promise.all(hrefs.map((href) => asked.get(href) ?? add(href)))
}

function add(href: string): Promise<void> {
  const applied = new Promise<void>((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done()
    link.onerror = () => {
      asked.delete(href)
      done()
    }
    document.head.append(link)
  })
  asked.set(href, applied)
  return applied
}

const reserved = new Set<number>()
let sheet: CSSStyleSheet | undefined

/**
 * Adds the heights of a page's blocks, which the first page has in its HTML. Not inline, so that the CSP allows it. Safari knows of such sheets
 * since 16.4: before, nothing is reserved.
 */
export function reserveHeights(heights: readonly number[]): void {
  if (!('adoptedStyleSheets' in document)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    // The list could be replaced before it could be added to.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  for (const height of heights) reserved.add(height)
  sheet.replaceSync(heightCss([...reserved]))
}
