import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { brands } from '../../schemas/page/context.ts'
import { expect, test } from './fixtures.ts'
import { gallery } from './drivers/gallery.ts'
import { homePage } from './drivers/home.ts'
import { alive, loadToEnd, scrollThrough } from './drivers/shop.ts'
import { keyboardStop, settled, smallTargets, type Stop } from './support/measure.ts'
import { otherScreens, memberScreens, screens, show, showAd } from './support/screens.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page, { except = [] }: { except?: string[] } = {}): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).disableRules(except).analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

/** Presses Tab until the focus leaves the page, or comes back to where it began. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let pressed = 0; pressed < 400; pressed++) {
    await page.keyboard.press('Tab')
    const stop = await stopAtRest(page)
    if (!stop || (pressed > 0 && stop.name === stops[0]?.name)) break
    stops.push(stop)
  }
  return stops
}

/** Where the focus is: a block below wakes up when it comes near, and what was near scrolls into view, within a second. */
async function stopAtRest(page: Page): Promise<Stop | undefined> {
  let stop: Stop | undefined
  for (let waited = 0; waited < 50; waited++) {
    await page.waitForTimeout(20)
    stop = await keyboardStop(page)
    if (!stop || (stop.hasRing && stop.isInView)) break
  }
  return stop
}

/** Names of what can be tapped. */
const usable = (page: Page): Promise<string[]> =>
  page
    .locator('#root a[href]:visible, #root button:visible:enabled:not([tabindex="-1"])')
    .evaluateAll((targets) =>
      targets
        .filter((target) => !target.closest('[inert]'))
        .map((target) => (target.getAttribute('aria-label') ?? target.textContent ?? '').trim()),
    )

test.describe('accessibility: axe finds nothing, and every target has 44 px, or 24 px of its own', () => {
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

  for (const screen of screens)
    test(`on ${screen.name}`, async ({ page, gate }) => {
      if (screen.status === 404) gate.allow(/404/)
      await show(page, screen)
      await settled(page)
      expect(await violations(page)).toEqual([])
      if (!screen.act) await scrollThrough(page)
      expect(await smallTargets(page)).toEqual([])
    })

  test.describe('', () => {
    test.use({ ad: 'unseen' })
    test('on the ad of the day', async ({ page }) => {
      await showAd(page)
      await settled(page)
      expect(await violations(page)).toEqual([])
    })
  })

  for (const theme of brands)
    test(`on the home page of ${theme}, from top to bottom`, async ({ page }) => {
      await homePage(page).open(`?from=${theme}`)
      await scrollThrough(page)
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
    const wanted = await usable(page)
    // The banner goes on meanwhile: 2/6, 3/6.
    const play = (name: string) => name.replace('继续轮播', '暂停轮播').replace(/\d\/\d$/, '')
    expect(
      wanted.filter((name) => !reached.map(play).includes(play(name))),
      'not reached',
    ).toEqual([])
  })

  test('跳到内容 comes first and leads past the header', async ({ page }) => {
    await page.goto('/tc-fostay/OrderNotice')
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
    await home.menu.scrollIntoViewIfNeeded()
    await home.tag('雪山').focus()
    await page.keyboard.press('Space')
    await expect(home.products).toHaveCount(2)
    await home.offers.first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '套餐详情' })).toBeVisible()
  })
})

test.describe('accessibility: by keyboard, on every other page', () => {
  for (const screen of [...memberScreens, ...otherScreens].filter(({ act }) => !act))
    test(`${screen.name}: all that can be used is reached, in view, with its ring`, async ({ page, gate }) => {
      if (screen.status === 404) gate.allow(/404/)
      await show(page, screen)
      await loadToEnd(page)
      const stops = await walk(page)
      expect(stops.length, 'stops').toBeGreaterThan(0)
      expect(stops.filter(({ hasRing, isInView }) => !hasRing || !isInView)).toEqual([])
      const reached = stops.map(({ name }) => name)
      expect((await usable(page)).filter((name) => !reached.includes(name))).toEqual([])
    })
})
