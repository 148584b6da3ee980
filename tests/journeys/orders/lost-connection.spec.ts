import type { Page } from '@playwright/test'
import { bookingPages, freeDay } from '../drivers/booking.ts'
import { cashier } from '../drivers/cashier.ts'
import { CASHIER } from '../drivers/fill.ts'
import { orderFill } from '../drivers/order-fill.ts'
import { servicePages } from '../drivers/services.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { alive, block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const [GOLD, BLACK] = ['900003', '900006']
/** To be paid for three days; can be booked online and by phone. */
const [UNPAID, BOOKABLE] = ['90000301', '90000601']

/** The connection is lost on this call, as often as it is tried. */
const lose = (page: Page, call: string) => page.route(call, (route) => route.abort('internetdisconnected'))

/** The server gets the call, and its answer is lost on the way. */
const loseAnswer = (page: Page, call: string) =>
  page.route(call, async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })

async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

test.describe('a connection that is lost on a step loses nothing that was typed or chosen', () => {
  test.beforeEach(({ gate }) => gate.allow(/Failed to load resource|ERR_/))

  test('of a checkout of goods: their number, the address and the remark', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    const fill = orderFill(page)
    await fill.open('/3/checkout/990201?addressId=9000032', shop.url)
    await expect(fill.bar).toContainText('¥278')
    await fill.more()
    await expect(fill.bar).toContainText('¥417')
    await page.getByPlaceholder('请输入留言').fill('放在门口')
    for (const step of ['**/online/order/orderavailable', '**/online/order/booking']) {
      await lose(page, step)
      // The sentence of the step before may still be there.
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(step.slice(2)))
      await fill.submit()
      await lost
      await expect(fill.toast).toHaveText('请求超时')
      await page.unroute(step)
    }
    await reload(page)
    await expect(fill.quantity).toContainText('3')
    await expect(fill.address).toContainText('梧桐西路')
    await expect(page.getByPlaceholder('请输入留言')).toHaveValue('放在门口')
    await fill.submit()
    await fill.isOrdered()
  })

  test('of an order whose answer was lost: it is made once', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    const fill = orderFill(page)
    await fill.open('/1/checkout/990207', shop.url)
    await fill.contact('林小满', '13800000003')
    const booking = '**/online/order/booking'
    await loseAnswer(page, booking)
    await fill.submit()
    await expect(fill.toast).toHaveText('请求超时')
    await page.unroute(booking)
    await fill.submit()
    await expect(page).toHaveURL(CASHIER)
    await open(page, '/order?tab=unpaid', shop.url)
    await expect(block(page, 'orders').getByRole('article').filter({ hasText: '澜途度假年卡' })).toHaveCount(1)
  })

  test('of a day that is booked: the day, who is to be reached, and what else was said', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, BLACK, shop.url)
    const { day, next, contact, submit, list } = bookingPages(page)
    await open(page, `/online/preBooking/${BOOKABLE}`, shop.url)
    await day(freeDay()).tap()
    await next.tap()
    await contact.getByLabel('手机号').fill('13900000006')
    await contact.getByLabel('留言').fill('想要左舷的位置')
    await loseAnswer(page, '**/appointment/create')
    await submit.tap()
    await expect(contact.getByRole('alert')).not.toBeEmpty()
    await page.unrouteAll()
    await reload(page)
    await expect(contact.getByLabel('手机号')).toHaveValue('13900000006')
    await expect(contact.getByLabel('留言')).toHaveValue('想要左舷的位置')
    await submit.tap()
    await expect(page).toHaveURL(new RegExp(`/pre-booking-complete/${BOOKABLE}$`))
    await open(page, `/pre-booking-progress/${BOOKABLE}`, shop.url)
    await expect(list.getByText('待商家确认'), 'it was sent twice and is one').toHaveCount(1)
  })

  test('of a seat in the bus whose answer was lost: it is there once', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    const bus = servicePages(page)
    await open(page, '/myBus', shop.url)
    await bus.day(/明天/).tap()
    await bus.time(/16:30/).check({ force: true })
    await bus.next.tap()
    await loseAnswer(page, '**/service/reserve')
    await bus.submit.tap()
    await expect(page.getByText('请求超时').first()).toBeVisible()
    await page.unrouteAll()
    await reload(page)
    await bus.submit.tap()
    await expect(page).toHaveURL(/\/myBus\/myAppointment$/)
    await expect(bus.reservation('16:30')).toHaveCount(1)
  })

  test('of an invoice, and of a code that is redeemed', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    await open(page, '/invoice/apply/90000313', shop.url)
    await page.getByLabel('发票抬头').fill('顾长风')
    await page.getByLabel('邮箱').fill('gu@example.com')
    await lose(page, '**/applyInvoice')
    await page.getByRole('button', { name: '提交申请' }).tap()
    await expect(page.getByText('请求超时').first()).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: '提交申请' }).tap()
    await expect(page).toHaveURL(/\/invoice\/progress\/90000313$/)
    await open(page, '/coupon-redeem', shop.url)
    await lose(page, '**/coupon/redeem')
    await block(page, 'form').getByLabel('兑换码').fill('LANTU2026')
    await block(page, 'form').getByRole('button', { name: '兑换', exact: true }).tap()
    await expect(block(page, 'form').getByRole('alert')).toHaveText('请求超时')
    await page.unrouteAll()
    await reload(page)
    await expect(block(page, 'form').getByLabel('兑换码')).toHaveValue('LANTU2026')
  })

  test('of paying: 生成支付信息失败 is told, and the next try pays in the way that was chosen', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const at = cashier(page, shop.url)
    await at.open(UNPAID)
    await at.way('云闪付').check()
    await lose(page, '**/payment/queryToken*')
    await at.pay.tap()
    await expect(page.getByText('生成支付信息失败', { exact: true })).toBeVisible()
    await page.unrouteAll()
    await expect(at.way('云闪付')).toBeChecked()
    await at.pay.tap()
    await expect(page.getByText(`云闪付 · 订单 ${UNPAID}`)).toBeVisible()
  })

  test('of an order that is cancelled: it says so, stands as it stood, and is cancelled by the next try', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    await open(page, `/play/orderDetail/${UNPAID}`, shop.url)
    const cancel = async () => {
      await block(page, 'actions').getByRole('button', { name: '取消订单' }).tap()
      await page.getByRole('dialog', { name: '取消订单' }).getByRole('button', { name: '确认取消' }).tap()
    }
    await lose(page, '**/online/order/cancel/create')
    await cancel()
    await expect(page.getByText('请求超时').first()).toBeVisible()
    await expect(block(page, 'status').getByRole('heading', { name: '待支付' })).toBeVisible()
    await page.unrouteAll()
    await cancel()
    await expect(block(page, 'status').getByRole('heading', { name: '已取消' })).toBeVisible()
  })
})
