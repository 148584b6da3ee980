import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { gallery } from './drivers/gallery.ts'
import { homePage } from './drivers/home.ts'
import { alive, scrollThrough } from './drivers/shop.ts'
import { keyboardStop, smallTargets, type Stop } from './support/measure.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page, { except = [] }: { except?: string[] } = {}): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).disableRules(except).analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

/** Presses Tab until the focus leaves the page, or comes back to where it began. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press('Tab')
    // A block below wakes up when the focus comes near, and what was near scrolls into view.
    await page.waitForTimeout(20)
    const stop = await keyboardStop(page)
    if (!stop || (pressed > 0 && stop.name === stops[0]?.name)) break
    stops.push(stop)
  }
  return stops
}

test.describe('accessibility: axe finds nothing', () => {
  test('on the home page, at its top and after it was scrolled through', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    expect(await violations(page)).toEqual([])
    await scrollThrough(page)
    await home.footer.scrollIntoViewIfNeeded()
    expect(await violations(page)).toEqual([])
  })

  test('on the home page without any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/tc-fostay/')
    expect(await violations(page)).toEqual([])
    await context.close()
  })

  test('on a list', async ({ page }) => {
    await page.goto('/tc-fostay/atlantis/TCP_YT2_Product_PLAY?index=2')
    await alive(page)
    await scrollThrough(page)
    expect(await violations(page)).toEqual([])
  })

  test('on an empty list', async ({ page }) => {
    await page.goto('/tc-fostay/atlantis/NO_SUCH_LIST')
    await alive(page)
    expect(await violations(page)).toEqual([])
  })

  test('on a screen to come', async ({ page }) => {
    await page.goto('/tc-fostay/combo')
    await alive(page)
    expect(await violations(page)).toEqual([])
  })

  test('on /404', async ({ page, gate }) => {
    gate.allow(/404/)
    await page.goto('/tc-fostay/404')
    await alive(page)
    expect(await violations(page)).toEqual([])
  })

  test('in the gallery', async ({ page }) => {
    await gallery(page).open()
    // Several examples of one widget stand side by side there, each with the landmark that a page has once.
    expect(await violations(page, { except: ['landmark-unique'] })).toEqual([])
  })

  test('on a page whose data failed, with its 重新加载', async ({ page, remoteShop: { shop, backend } }) => {
    backend.fail(() => true, 'error')
    await page.goto(`${shop.url}/tc-fostay/`)
    await alive(page)
    await expect(page.getByRole('button', { name: '重新加载' }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('accessibility: by keyboard', () => {
  test('everything on the home page is reached, seen, and marked while it has the focus', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const stops = await walk(page)
    expect(
      stops.filter(({ hasRing }) => !hasRing).map(({ name }) => name),
      'without a ring',
    ).toEqual([])
    expect(
      stops.filter(({ isInView }) => !isInView).map(({ name }) => name),
      'out of view',
    ).toEqual([])
    const reached = stops.map(({ name }) => name)
    const wanted = await page
      .locator('#root a[href]:visible, #root button:visible:not([tabindex="-1"])')
      .evaluateAll((targets) =>
        targets.map((target) => (target.getAttribute('aria-label') ?? target.textContent ?? '').trim()),
      )
    const play = (name: string) => name.replace('继续轮播', '暂停轮播')
    expect(
      wanted.filter((name) => !reached.map(play).includes(play(name))),
      'not reached',
    ).toEqual([])
  })

  test('跳到内容 comes first and leads past the header', async ({ page }) => {
    await page.goto('/tc-fostay/combo')
    await alive(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到内容' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '回到首页' })).toBeFocused()
  })

  test('Enter follows a link, opens an offer, filters by a tag and stops the banner', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.pause.focus()
    await page.keyboard.press('Enter')
    await expect(home.resume).toBeFocused()
    await home.tag('雪山').focus()
    await page.keyboard.press('Space')
    await expect(home.products).toHaveCount(2)
    await home.offers.first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '套餐详情' })).toBeVisible()
  })
})

test.describe('accessibility: by thumb', () => {
  test('every target of the home page has 44 px, or 24 px of its own', async ({ page }) => {
    await homePage(page).open()
    await scrollThrough(page)
    expect(await smallTargets(page)).toEqual([])
  })

  test('every target of a list has 44 px, or 24 px of its own', async ({ page }) => {
    await page.goto('/tc-fostay/atlantis/TCP_YT2_Product_STAY?index=1')
    await alive(page)
    await scrollThrough(page)
    expect(await smallTargets(page)).toEqual([])
  })
})
