import { brands } from '../../../schemas/page/context.ts'
import { test as base } from '../fixtures.ts'
import { settled } from '../support/measure.ts'
import { expectPicture } from '../support/pictures.ts'
import { followRequests, quiet } from '../support/quiet.ts'
import { screens, show } from '../support/screens.ts'
import { seenAd } from '../support/seen-ad.ts'
import { startShop } from '../support/shop-process.ts'

/** Friday, ten in the morning in Beijing. */
const MOMENT = '2026-11-20T02:00:00Z'
const DAY = '2026-11-20'

interface Shop {
  readonly fixedShop: string
}

/** A shop that stands still at one moment: its products, days and countdowns are those of the stored pictures. */
const test = base.extend<object, Shop>({
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
  test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1 })

  for (const [name, widths] of Object.entries(looked))
    test(name, async ({ page, gate, fixedShop }, info) => {
      const screen = lasting.find((one) => one.name === name)!
      if (screen.status === 404) gate.allow(/404/)
      await show(page, screen, fixedShop)
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] ?? 844 })
        await quiet(page)
        await settled(page)
        await expectPicture(page, info, `${name}-${width}`)
      }
    })

  for (const brand of brands.filter((one) => one !== 'lantu'))
    test(`home in the theme ${brand}`, async ({ page, fixedShop }, info) => {
      await show(page, { name: brand, path: `/?from=${brand}` }, fixedShop)
      await settled(page)
      await expectPicture(page, info, `home-${brand}`)
    })
})
