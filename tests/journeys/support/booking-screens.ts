import type { Page } from '@playwright/test'
import { bookingPages, freeDay } from '../drivers/booking.ts'
import { block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

/** Has an order for each state of a booked day, and coupons of each kind; redeems at the counter. */
const [BLACK, STAFF] = ['900006', '900090']
const CARD = '/check-code?code=900006070111'

async function openNextStep(page: Page): Promise<void> {
  const { day, next, contact } = bookingPages(page)
  await day(freeDay()).tap()
  await next.tap()
  await contact.waitFor()
}

/** The months come after the page. */
const months = (id: string) => (page: Page) => block(page, id).getByRole('grid').first().waitFor()

async function askToRedeem(page: Page): Promise<void> {
  await block(page, 'redeem').getByRole('button', { name: '核销一次' }).tap()
  await page.getByRole('dialog', { name: '请确认' }).waitFor()
}

const dayScreens: readonly Screen[] = [
  { name: 'pre-methods', path: '/preMethods/90000601', member: BLACK },
  { name: 'pre-methods-none', path: '/preMethods/90000602', member: BLACK },
  { name: 'pre-booking', path: '/online/preBooking/90000601', member: BLACK },
  { name: 'pre-booking-phone', path: '/phone/preBooking/90000601', member: BLACK },
  { name: 'do-pre-booking', path: '/online/preBooking/90000601', member: BLACK, act: openNextStep },
  { name: 'pre-booking-complete', path: '/pre-booking-complete/90000602', member: BLACK },
  { name: 'pre-booking-progress', path: '/pre-booking-progress/90000603', member: BLACK },
  { name: 'unity-pre-booking', path: '/unity-pre-booking/90000606', member: BLACK },
  { name: 'presale-subscribe', path: '/presale/order/subscribe/90000605', member: BLACK },
  { name: 'presale-complete', path: '/presale/order/completeSubscribe/90000605/90000605', member: BLACK },
  { name: 'package-coupon', path: '/hotelpackage/bookingcoupon?orderId=90000606', member: BLACK },
  { name: 'package-complete', path: '/hotelpackage/completeSubscribe?orderId=90000606', member: BLACK },
  { name: 'booking-calendar', path: '/calendar/90000605', member: BLACK, act: months('days') },
  { name: 'appointments', path: '/appointments/660101', member: BLACK, act: months('stock') },
  { name: 'appointment-confirm', path: '/appointment-confirm/70000603', member: BLACK },
  { name: 'appointment-change', path: '/appointment-confirm/70000603?change=1', member: BLACK, act: months('days') },
  { name: 'appointment-refused', path: '/appointment-confirm/70000604', member: BLACK },
]

const codeScreens: readonly Screen[] = [
  { name: 'check-code', path: '/check-code', member: BLACK },
  { name: 'check-code-good', path: CARD, member: BLACK },
  { name: 'check-code-off', path: '/check-code?code=900003120131', member: STAFF },
  { name: 'check-code-redeem', path: CARD, member: STAFF, act: askToRedeem },
  { name: 'writeoff-history', path: '/writeoff/history', member: BLACK },
  { name: 'coupon', path: '/coupon', member: BLACK },
  { name: 'coupon-used', path: '/coupon?state=used', member: BLACK },
  { name: 'coupon-visitor', path: '/coupon' },
  { name: 'coupon-redeem', path: '/coupon-redeem', member: BLACK },
  { name: 'coupon-use', path: '/coupon-use?couponId=9006', member: BLACK },
  { name: 'coupon-available', path: '/retail/couponAvailable?productId=650101', member: BLACK },
]

/** Booked days, codes and coupons (B2.9, B4, A3). */
export const bookingScreens: readonly Screen[] = [...dayScreens, ...codeScreens]
