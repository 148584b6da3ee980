// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadStyles, reserveHeights } from './styles.ts'

/** The sheets that were asked for; none comes by itself. */
const links: HTMLLinkElement[] = []
vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void links.push(...(nodes as HTMLLinkElement[])))

afterEach(() => void links.splice(0))

/** Whether all of it is applied by now. */
async function isDone(loading: Promise<unknown>): Promise<boolean> {
  let done = false
  void loading.then(() => (done = true))
  await new Promise((next) => setTimeout(next))
  return done
}

describe('the style sheets of a page', () => {
  it('are asked for once, and waited for by every page that needs them', async () => {
    const [one, two] = [loadStyles(['/a.css']), loadStyles(['/a.css'])]
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([['stylesheet', '/a.css']])
    expect(await isDone(two)).toBe(false)
    links[0]!.onload!(new Event('load'))
    expect([await isDone(one), await isDone(two), await isDone(loadStyles(['/a.css']))]).toEqual([true, true, true])
  })

  it('hold up no page when one fails, and are asked for again', async () => {
    const loading = loadStyles(['/b.css'])
    links[0]!.onerror!(new Event('error'))
    expect(await isDone(loading)).toBe(true)
    void loadStyles(['/b.css'])
    expect(links).toHaveLength(2)
  })
})

describe('the heights of a page that the app opens', () => {
  it('join those of the pages before, in one sheet that is not inline', () => {
    reserveHeights([300])
    reserveHeights([80])
    const all = document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join(' '))
    // What other tests of the same document put there is none of it.
    const css = all.filter((text) => text.includes('.block-waiting'))
    expect(css).toHaveLength(1)
    expect(css[0]).toContain('.block-waiting.h-300')
    expect(css[0]).toContain('.block-waiting.h-80')
  })
})
