import type { Page } from '@playwright/test'
import { answerAppointment, bookingPages, freeDay } from '../drivers/booking.ts'
import { cashier } from '../drivers/cashier.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const BLACK = '900006'
/** Costs 380 more of each on Fridays and Saturdays; is there at once; a package of two things. */
const [PRESALE, INSTANT, PACKAGE] = ['90000605', '90000608', '90000606']

async function at(page: Page, path: string, origin: string) {
  await loginAs(page, BLACK, origin)
  await open(page, path, origin)
  return bookingPages(page)
}

test.describe('[B2.9] a presale is redeemed for a day', () => {
  test('[B5] that costs more: the difference is paid at the cashier, then the merchant says yes', async ({
    page,
    ownShop: { shop },
  }) => {
    const { day, form, next, submit, list } = await at(page, `/presale/order/subscribe/${PRESALE}`, shop.url)
    await day(freeDay({ dear: true })).tap()
    await expect(form).toContainText('每份补差价 ¥380')
    await next.tap()
    await expect(block(page, 'extra')).toContainText('每份补差价¥380')
    await submit.tap()
    await expect(page).toHaveURL(/\/cashier\/\d+$/)
    const { amount, goToCompany, bank, result } = cashier(page, shop.url)
    await expect(amount).toContainText('380')
    await goToCompany()
    await bank('确认付款').tap()
    await expect(result).toContainText('支付成功')
    await block(page, 'next')
      .getByRole('link', { name: /预约进度/ })
      .tap()
    await expect(page).toHaveURL(new RegExp(`/pre-booking-progress/${PRESALE}$`))
    await expect(list).toContainText('待商家确认')
    await answerAppointment(page, shop.url, { orderId: PRESALE, say: '同意' })
    await open(page, `/pre-booking-progress/${PRESALE}`, shop.url)
    await expect(list).toContainText('预约成功')
  })

  test('[B5] that costs more waits for its difference, and says where to pay it', async ({
    page,
    ownShop: { shop },
  }) => {
    const { day, next, submit, result, row } = await at(page, `/presale/order/subscribe/${PRESALE}`, shop.url)
    await day(freeDay({ dear: true })).tap()
    await next.tap()
    await submit.tap()
    await expect(page).toHaveURL(/\/cashier\/\d+$/)
    const extra = /\d+$/.exec(page.url())?.[0] ?? ''
    await open(page, `/presale/order/completeSubscribe/${PRESALE}/${extra}`, shop.url)
    await expect(result).toHaveText('待支付差价')
    await expect(row('extra-order')).toBeVisible()
    await expect(row('detail')).toContainText('支付差价')
    await row('detail').tap()
    await expect(page).toHaveURL(new RegExp(`/cashier/${extra}$`))
  })

  test('that costs nothing more is booked at once where nobody has to say yes', async ({ page, ownShop: { shop } }) => {
    const { row, day, next, submit, result } = await at(page, `/preMethods/${INSTANT}`, shop.url)
    await expect(row('online')).toContainText('有位立即成功')
    await open(page, `/presale/order/subscribe/${INSTANT}`, shop.url)
    await day(freeDay()).tap()
    await next.tap()
    await expect(block(page, 'extra')).toHaveCount(0)
    await submit.tap()
    await expect(page).toHaveURL(new RegExp(`/presale/order/completeSubscribe/${INSTANT}/${INSTANT}$`))
    await expect(result).toHaveText('预约成功')
  })

  test('is picked in the calendar, where a dearer day says how much more', async ({ page, ownShop: { shop } }) => {
    const dear = freeDay({ dear: true })
    const { calendarDay, day } = await at(page, `/calendar/${PRESALE}?kind=presale`, shop.url)
    const found = calendarDay(dear).locator('visible=true')
    await expect(found).toHaveAccessibleName(/380元/)
    await found.tap()
    await expect(page).toHaveURL(new RegExp(`/presale/order/subscribe/${PRESALE}\\?date=${dear}$`))
    await expect(day(dear)).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('[B2.9] a hotel package', () => {
  test('is booked from its coupon, and ends on its own page', async ({ page, ownShop: { shop } }) => {
    const { row, day, next, submit, result } = await at(
      page,
      `/hotelpackage/bookingcoupon?orderId=${PACKAGE}`,
      shop.url,
    )
    await expect(row('phone')).toContainText('电话预约')
    await day(freeDay()).tap()
    await next.tap()
    await submit.tap()
    await expect(page).toHaveURL(new RegExp(`/hotelpackage/completeSubscribe\\?orderId=${PACKAGE}$`))
    await expect(result).toHaveText('预约已提交')
    await row('progress').tap()
    await expect(page).toHaveURL(new RegExp(`/pre-booking-progress/${PACKAGE}$`))
  })

  test('of which no day is booked yet leads to where one is', async ({ page, ownShop: { shop } }) => {
    for (const path of ['/hotelpackage/completeSubscribe?orderId=', '/pre-booking-complete/']) {
      const { row } = await at(page, path + PACKAGE, shop.url)
      await expect(row('detail')).toHaveText('订单详情')
    }
    await page
      .getByRole('link', { name: '去预约' })
      .or(page.getByRole('button', { name: '去预约' }))
      .tap()
    await expect(page).toHaveURL(new RegExp(`/preMethods/${PACKAGE}$`))
  })

  test('without an order asks for one', async ({ page, ownShop: { shop } }) => {
    for (const path of ['/hotelpackage/bookingcoupon', '/hotelpackage/completeSubscribe']) {
      await at(page, path, shop.url)
      await expect(block(page, 'choose')).toContainText('先选一个订单')
    }
  })
})
