import { expect, test as base } from '../fixtures.ts'
import { scrollPast } from '../drivers/shop.ts'
import { overflowing, settled } from '../support/measure.ts'
import { missed } from '../support/missed.ts'
import { crampedPrices } from '../support/prices.ts'
import { followRequests, quiet } from '../support/quiet.ts'
import { screens, show } from '../support/screens.ts'

const test = base.extend({
  page: async ({ page }, use) => {
    followRequests(page)
    await use(page)
  },
})

/** Width, height, and letters of a window in percent (WCAG 1.4.4, 1.4.10): the narrowest phone, a phone on its side, a tablet, a desk. */
const WINDOWS = [
  [320, 640, 200],
  [844, 390, 100],
  [768, 1024, 100],
  [1440, 900, 100],
] as const

/** Screens that stand for their kind, and what can stand over them. */
const NAMES =
  'product seckill-product hotelpackage promo-list package-list package-list-filter ticket ticket-calendar ticket-total play-book play-pick presale ' +
  'hotel prohotel hotel-channel goods home-calendar home-hotels home-activation home-share event-schedule poi-list search-results list retail-home ' +
  'login-errors coupon address-form member-level-3 points-mall checkout cashier order order-codes order-stay refund-apply cart content car-park-add message-center not-found'

for (const name of [...NAMES.split(' '), 'a team to join'])
  test(`${name}: with letters twice as large, on its side and on large screens nothing is cut off, covered or out of reach`, async ({
    page,
    gate,
  }) => {
    const screen = screens.find((one) => one.name === name)!
    if (screen.status === 404) gate.allow(/404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await show(page, screen)
    if (!screen.act) await scrollPast(page)
    await quiet(page)
    // Who wants no motion would get the letters by a transition.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const [width, height, letters] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), letters)
      await quiet(page)
      await settled(page)
      const size = `${width} x ${height}, letters of ${letters} %`
      expect.soft(await overflowing(page), `${size}: nothing sticks out`).toEqual([])
      expect.soft(await crampedPrices(page), `${size}: prices are whole`).toEqual([])
      expect.soft(await missed(page), `${size}: nothing is missed`).toEqual([])
    }
  })
