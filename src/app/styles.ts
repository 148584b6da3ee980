const here = new Set<string>()

/** Adds style sheets that are not on the page yet; settles when all are applied, or failed (a page without a style still reads). */
export function loadStyles(hrefs: readonly string[]): Promise<unknown> {
  return Promise.all(hrefs.filter((href) => !here.has(href)).map(add))
}

function add(href: string): Promise<void> {
  here.add(href)
  return new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done()
    link.onerror = () => {
      here.delete(href)
      done()
    }
    document.head.append(link)
  })
}
