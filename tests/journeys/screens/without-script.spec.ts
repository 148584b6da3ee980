import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const PAGES = ['/', '/goods/650101', '/presale/detail/710101', '/combo']
const WIDTHS = [320, 390, 768, 1440]
const BUTTONS = '#root :is(button, [role=button], [role=tab])'
const REASON = '（需开启 JavaScript）'

/** A browser whose scripts are off; or the same page as a browser with scripts draws it before any has come. */
async function browserOf(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return page
}

/** What would float over the sentence is left out without a script. */
const LEFT_OUT = /^(?:客服|分享赚)/

/** Each button that is drawn: its words and how large it is. */
const buttonsOf = (page: Page) =>
  page
    .locator(BUTTONS)
    .filter({ hasNotText: LEFT_OUT })
    .evaluateAll((found) =>
      found.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width > 0 ? [`${one.textContent}: ${Math.round(width)} × ${Math.round(height)}`] : []
      }),
    )

/** What lies over the sentence at the page's top. */
const overSentence = (page: Page) =>
  page.locator('noscript p').evaluate((sentence) => {
    const { left, right, top, bottom } = sentence.getBoundingClientRect()
    const over = new Set<string>()
    for (let x = left + 2; x < right; x += 30)
      for (let y = top + 2; y < bottom; y += 12) {
        const found = document.elementFromPoint(x, y)
        if (found && found !== sentence) over.add(found.outerHTML.slice(0, 80))
      }
    return [...over]
  })

/** Names of buttons and tabs as they are read out, but for those that a label names: what CSS writes is no part of it. */
async function namesRead(page: Page): Promise<string[]> {
  const labels = await page.locator(BUTTONS).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && /^(?:button|tab)$/.test(role?.value) && !labels.includes(name?.value) ? [String(name?.value)] : [],
  )
}

test('without a script each button is read out as one that needs it, at no room, and nothing lies over the reason', async ({
  browser,
  baseURL,
}) => {
  const off = await browserOf(browser, baseURL, false)
  const on = await browserOf(browser, baseURL, true)
  for (const path of PAGES) {
    for (const page of [off, on]) await page.goto(`/tc-fostay${path}`)
    for (const width of WIDTHS)
      await test.step(`${path} at ${width}`, async () => {
        for (const page of [off, on]) await page.setViewportSize({ width, height: 844 })
        expect.soft(await buttonsOf(off)).toEqual(await buttonsOf(on))
        expect.soft(await overSentence(off)).toEqual([])
      })
    expect.soft((await namesRead(off)).filter((name) => !name.endsWith(REASON))).toEqual([])
  }
  await Promise.all([off, on].map((page) => page.context().close()))
})
