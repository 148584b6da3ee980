import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { brands } from '../../../schemas/domain/channels.ts'
import { expect, test as base } from '../fixtures.ts'
import { followRequests, quiet } from '../support/quiet.ts'
import { screens, show } from '../support/screens.ts'
import { seenAd } from '../support/seen-ad.ts'
import { startShop } from '../support/shop-process.ts'

/** Friday, ten in the morning in Beijing. */
const MOMENT = '2026-11-20T02:00:00Z'
const DAY = '2026-11-20'

/** What decides how letters and edges come out. */
interface DrawnBy {
  readonly chromium: string
  readonly fonts: string
}

const MADE_BY = new URL('./pictures/made-by.json', import.meta.url)

/** The browser of this machine, and the fonts that it takes for the shop's letters. */
async function drawnHere(browser: Browser): Promise<DrawnBy> {
  const page = await browser.newPage()
  await page.setContent('<body>澜途 <b>Lantu ¥1</b>')
  await page.addStyleTag({ path: 'src/ui/base.css' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await page.close()
  return {
    chromium: browser.version(),
    fonts: [...new Set(fonts.map(({ familyName }) => familyName))].toSorted().join(', '),
  }
}

/** Builds of one release draw alike. */
const isAlike = (one: DrawnBy, other: DrawnBy) =>
  parseInt(one.chromium) === parseInt(other.chromium) && one.fonts === other.fonts

interface Shop {
  readonly drawnBy: DrawnBy
  readonly fixedShop: string
}

/** A shop that stands still at one moment: its products, days and countdowns are those of the stored pictures. */
const test = base.extend<object, Shop>({
  drawnBy: [async ({ browser }, use) => use(await drawnHere(browser)), { scope: 'worker' }],

  fixedShop: [
    async ({}, use) => {
      const preload = new URL('../../fixtures/fixed-day.mjs', import.meta.url).href
      const shop = await startShop({ NODE_OPTIONS: `--import=${preload}`, FIXED_MOMENT: MOMENT })
      await use(shop.url)
      await shop.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  page: async ({ page, context }, use) => {
    followRequests(page)
    await seenAd(context, DAY)
    await page.clock.setFixedTime(MOMENT)
    // A Date that stands still beside a time that goes on is a device that was set, and then the server's clock is carried on (src/app/clock.ts).
    await page.addInitScript(() => {
      performance.now = () => 0
    })
    await use(page)
  },
})

/** Screens that stand for their kind, and the widths at which they are looked at. */
const looked: Readonly<Record<string, readonly number[]>> = {
  home: [390, 360, 320, 768],
  'member-visitor': [390],
  'member-level-3': [390],
  login: [390],
  'package-list': [390, 320, 768],
  'promo-list': [390],
  ticket: [390, 320],
  combo: [390],
  play: [390],
  presale: [390, 360, 320],
  hotel: [390, 768],
  goods: [390],
  checkout: [390],
  'play-order-edit': [390],
  cashier: [390],
  'pay-success': [390],
  order: [390],
  'order-codes': [390],
  'refund-apply': [390],
  coupon: [390],
  'pre-booking': [390],
  'event-schedule': [390],
  'poi-list': [390],
  'car-park-list': [390],
  content: [390],
  'not-found': [390],
}

const heights: Readonly<Record<number, number>> = { 320: 640, 768: 1024 }

/** A hotel asks for its own days: those of the screens are counted from the machine's day. */
const lasting = [{ name: 'hotel', path: '/hotel/detail/100101' }, ...screens]

test.describe('pictures: the screen looks as it was stored', () => {
  // The rule that the style of stylePath would break is held by the other journeys.
  test.use({ bypassCSP: true, reducedMotion: 'reduce', deviceScaleFactor: 1 })

  test.beforeEach(({ drawnBy }, info) => {
    if (info.config.updateSnapshots === 'all') return writeFileSync(MADE_BY, `${JSON.stringify(drawnBy, null, 2)}\n`)
    const madeBy = JSON.parse(readFileSync(MADE_BY, 'utf8')) as DrawnBy
    const [here, there] = [drawnBy, madeBy].map(({ chromium, fonts }) => `Chromium ${chromium} with ${fonts}`)
    test.skip(!isAlike(madeBy, drawnBy), `The stored pictures are of ${there}, and here is ${here}`)
  })

  for (const [name, widths] of Object.entries(looked))
    test(name, async ({ page, gate, fixedShop }) => {
      const screen = lasting.find((one) => one.name === name)!
      if (screen.status === 404) gate.allow(/404/)
      await show(page, screen, fixedShop)
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] ?? 844 })
        await quiet(page)
        await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`)
      }
    })

  for (const brand of brands.filter((one) => one !== 'lantu'))
    test(`home in the theme ${brand}`, async ({ page, fixedShop }) => {
      await show(page, { name: brand, path: `/?from=${brand}` }, fixedShop)
      await quiet(page)
      await expect.soft(page).toHaveScreenshot(`home-${brand}.png`)
    })
})
