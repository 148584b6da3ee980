import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { brands } from '../../../schemas/domain/channels.ts'
import { expect, test as base } from '../fixtures.ts'
import type { Gate } from '../support/gate.ts'
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
  // Fonts are told of what was laid out.
  await page.evaluate(() => document.body.getBoundingClientRect().height)
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

/** Screens that stand for their kind, and the narrower phones on which they are looked at too. */
const looked: Readonly<Record<string, readonly number[]>> = {
  home: [360, 320],
  'member-visitor': [],
  'member-level-3': [],
  login: [],
  'package-list': [320],
  'promo-list': [],
  ticket: [320],
  combo: [],
  play: [],
  presale: [360, 320],
  vacation: [],
  hotel: [],
  hotelpackage: [],
  goods: [],
  retail: [],
  'retail-home': [],
  'points-mall': [],
  bargain: [],
  sign: [],
  cart: [],
  checkout: [],
  'play-order-edit': [],
  'address-list': [],
  'address-form': [],
  cashier: [],
  'pay-success': [],
  order: [],
  'order-codes': [],
  'order-stay': [],
  'refund-apply': [],
  coupon: [],
  'pre-booking': [],
  'search-results': [],
  'event-schedule': [],
  'event-detail': [],
  'poi-list': [],
  'poi-detail': [],
  'car-park-list': [],
  content: [],
  'not-found': [],
}

/** A hotel asks for its own days: those of the screens are counted from the machine's day. */
const lasting = [{ name: 'hotel', path: '/hotel/detail/100101' }, ...screens]

type Size = NonNullable<ReturnType<Page['viewportSize']>>

async function showLasting(page: Page, name: string, gate: Gate, shop: string): Promise<void> {
  const screen = lasting.find((one) => one.name === name)!
  if (screen.status === 404) gate.allow(/404/)
  await show(page, screen, shop)
}

async function expectPicture(page: Page, name: string, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await quiet(page)
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { scale: 'device' })
}

// The rule that the style of stylePath would break is held by the other journeys.
test.use({ bypassCSP: true, reducedMotion: 'reduce' })

test.beforeEach(({ drawnBy }, info) => {
  if (info.config.updateSnapshots === 'all') return writeFileSync(MADE_BY, `${JSON.stringify(drawnBy, null, 2)}\n`)
  const madeBy = JSON.parse(readFileSync(MADE_BY, 'utf8')) as DrawnBy
  const [here, there] = [drawnBy, madeBy].map(({ chromium, fonts }) => `Chromium ${chromium} with ${fonts}`)
  test.skip(!isAlike(madeBy, drawnBy), `The stored pictures are of ${there}, and here is ${here}`)
})

test.describe('pictures: the screen looks as it was stored', () => {
  for (const [name, narrower] of Object.entries(looked))
    test(name, async ({ page, gate, fixedShop }) => {
      await showLasting(page, name, gate, fixedShop)
      for (const width of narrower)
        await expectPicture(page, `${name}-${width}`, { width, height: width === 320 ? 640 : 844 })
      await expectPicture(page, `${name}-390`, { width: 390, height: 844 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectPicture(page, `${name}-390-dark`, { width: 390, height: 844 })
    })

  for (const brand of brands.filter((one) => one !== 'lantu'))
    test(`home in the theme ${brand}`, async ({ page, fixedShop }) => {
      await show(page, { name: brand, path: `/?from=${brand}` }, fixedShop)
      await quiet(page)
      await expect.soft(page).toHaveScreenshot(`home-${brand}.png`)
    })
})

test.describe('pictures: a tablet and a desktop look as they were stored', () => {
  // Half as sharp: what moved shows, and the picture of a desktop is no larger than that of a phone.
  test.use({ deviceScaleFactor: 0.5, isMobile: false })

  for (const name of Object.keys(looked))
    test(name, async ({ page, gate, fixedShop }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await showLasting(page, name, gate, fixedShop)
      await expectPicture(page, `${name}-1440`, { width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectPicture(page, `${name}-1440-dark`, { width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      await expectPicture(page, `${name}-768`, { width: 768, height: 1024 })
    })
})
