import type { Page } from '@playwright/test'
import { bookingPages, freeDay } from '../drivers/booking.ts'
import { carPark } from '../drivers/car-park.ts'
import { cashier } from '../drivers/cashier.ts'
import { goodsPage } from '../drivers/goods.ts'
import { refundPages } from '../drivers/refund.ts'
import { awake, block } from '../drivers/shop.ts'
import { purchases } from '../drivers/purchases.ts'
import { servicePages } from '../drivers/services.ts'

/** What a shopper touches on a page that was reached, and the route to which it leads; `at` opens that page again. */
export interface Trail {
  /** Who is there (docs/scenarios.md); 900003 when absent. */
  readonly who?: string
  /** Name of the route of the page. */
  readonly from: string
  readonly at?: string
  readonly touch: (page: Page) => Promise<void>
  readonly to: string
}

/** Touches a button or a link of a page by its name, once its block answers. */
const press = (name: string | RegExp) => async (page: Page) => {
  const exact = typeof name === 'string'
  const target = page
    .getByRole('button', { name, exact })
    .or(page.getByRole('link', { name, exact }))
    .locator('visible=true')
    .first()
  await target.waitFor()
  await awake(page.locator('[data-block]').filter({ has: target }).last())
  await target.tap()
}

const APPLY = '申请退款'
const [BLACK, SUITE, LEADER, VERIFIED] = ['900006', '900002', '900012', '900043']

const pressed = (from: string, at: string, name: string | RegExp, to: string, who?: string): Trail => ({
  ...{ from, at, to, touch: press(name) },
  ...(who && { who }),
})

/** An application for money back, which its detail follows. */
const applied = (from: string, at: string, to: string): Trail => ({
  ...{ from, at, to },
  async touch(page) {
    const { form, description, choose, send } = refundPages(page)
    await awake(form)
    await form.getByRole('button', { name: /^增加/ }).first().tap()
    await choose('其他')
    await description.fill('行程有变')
    await send()
  },
})

/** A day is booked, from where it is chosen to what became of it. */
const booked = (from: string, at: string, to: string, more?: string): Trail => ({
  ...{ who: BLACK, from, at, to },
  async touch(page) {
    const { form, plus, day, next, submit } = bookingPages(page)
    await awake(form)
    if (more !== undefined) await plus(more).tap()
    await day(freeDay()).tap()
    await next.tap()
    await submit.tap()
  },
})

const service = (name: 'bus' | 'dolphin', time: RegExp, path: string): Trail => ({
  ...{ from: `my-${name}`, at: path, to: `my-${name}-confirm` },
  async touch(page) {
    const pages = servicePages(page)
    await awake(pages.form)
    await pages.day(/明天/).tap()
    await pages.time(time).first().check({ force: true })
    await pages.next.tap()
  },
})

/** Everywhere where a touch of a button leads on, and no link does. */
export const trails: readonly Trail[] = [
  ...purchases.map(({ from, to, choose }) => ({ from, to, touch: choose })),
  pressed('order-detail', '/detail/90000323', APPLY, 'order-apply'),
  pressed('order-detail', '/detail/90000323', '申请发票', 'invoice-apply'),
  pressed('order-detail', '/detail/90000337', '查看发票', 'invoice-progress'),
  pressed('product-order-detail', '/productOrderDetail/90000321', APPLY, 'product-order-refund'),
  pressed('vacation-orderdetail', '/vacation/orderdetail/90000331', APPLY, 'vacation-refund'),
  pressed('casahotel-order-detail', '/casahotel/order/detail/90000327', APPLY, 'casahotel-order-apply'),
  pressed('casahotel-order-detail', '/casahotel/order/detail/90000327', '申请发票', 'casahotel-ask-bill'),
  pressed('casahotel-order-detail', '/casahotel/order/detail/90000353', '查看发票', 'casahotel-status-bill'),
  pressed('tcshotel-order-detail', '/tcshotel/order/detail/90000326', APPLY, 'tcshotel-order-apply'),
  pressed('presale-order', '/presale/order/90000332', APPLY, 'presale-refund-apply'),
  pressed('hotelpackage-order-detail', '/hotelpackage/orderDetail/90000334', APPLY, 'hotelpackage-order-refund'),
  applied('product-order-refund', '/productOrderRefund/90000321', 'product-order-refund-detail'),
  applied('presale-refund-apply', '/presale/order/refund/apply/90000332', 'presale-refund-detail'),
  applied('hotelpackage-order-refund', '/hotelpackage/orderRefund/90000334', 'hotelpackage-refund-detail'),
  pressed('order-detail', '/detail/90000601', '预约使用', 'pre-methods', BLACK),
  pressed('pre-methods', '/preMethods/90000601', /查看预约库存/, 'calendar', BLACK),
  pressed('pre-methods', '/preMethods/90000601', /在线预约/, 'pre-booking', BLACK),
  pressed('pre-methods', '/preMethods/90000606', /统一预约/, 'unity-pre-booking', BLACK),
  pressed('pre-methods', '/preMethods/90000606', /在线预约/, 'hotelpackage-bookingcoupon', BLACK),
  pressed('pre-methods', '/preMethods/90000608', /预约兑换/, 'presale-order-subscribe', BLACK),
  booked('pre-booking', '/online/preBooking/90000601', 'pre-booking-complete'),
  booked('presale-order-subscribe', '/presale/order/subscribe/90000608', 'presale-complete-subscribe'),
  booked(
    'hotelpackage-bookingcoupon',
    '/hotelpackage/bookingcoupon?orderId=90000606',
    'hotelpackage-complete-subscribe',
    '家庭慢住（2 大 1 小）',
  ),
  pressed('order-detail', '/detail/90001201', /邀请好友/, 'spell', LEADER),
  pressed('pre-booking-complete', '/pre-booking-complete/90000602', /预约进度/, 'pre-booking-progress', BLACK),
  {
    ...{ who: BLACK, from: 'pre-booking-progress', at: '/pre-booking-progress/90000602', to: 'appointment-confirm' },
    touch: (page) => bookingPages(page).list.getByRole('link').first().tap(),
  },
  pressed('goods-detail', '/goods/660101', /查看预约库存/, 'appointments'),
  pressed('message-center', '/MessageCenter', /订单消息/, 'order-notice'),
  pressed('message-center', '/MessageCenter', /服务消息/, 'service-notice'),
  {
    ...{ from: 'retail-product-detail', at: '/retail/productDetail/500103', to: 'retail-order-fill' },
    async touch(page) {
      const { press: buy, sheet } = goodsPage(page)
      await buy('立即购买')
      await sheet.getByRole('button', { name: '立即购买' }).tap()
    },
  },
  {
    ...{ from: 'retail-order-fill', at: '/retail/orderFill?tempOrderId=990208', to: 'retail-address' },
    async touch(page) {
      await awake(block(page, 'form'))
      await block(page, 'address').getByRole('button').first().tap()
    },
  },
  pressed('retail-address', '/retail/address', /新建收货地址/, 'retail-add-address'),
  {
    ...{ from: 'retail-product-detail', at: '/retail/productDetail/500103', to: 'retail-form-fill' },
    async touch(page) {
      const { press: buy, sheet } = goodsPage(page)
      await buy('立即购买')
      await sheet.getByRole('button', { name: '立即购买' }).tap()
      await block(page, 'customs').getByRole('link').tap()
    },
  },
  {
    ...{ from: 'retail-refund-detail', at: '/retail/refund/detail/90000344', to: 'retail-refund-logistics' },
    async touch(page) {
      await block(page, 'list').getByRole('link').first().tap()
      await block(page, 'goods').getByRole('link').tap()
    },
  },
  pressed('real-auth-info', '/realAuthInfo', /查看认证信息/, 'real-auth-success', VERIFIED),
  pressed('prevention-form', '/preventionForm/luming-mountain', '修改登记', 'edit-prevention-form'),
  {
    ...{ who: SUITE, from: 'car-park-entry', at: '/carParkEntry', to: 'car-park-list' },
    touch: (page) => carPark(page).start.tap(),
  },
  { ...{ who: SUITE, from: 'car-park-list', at: '/carParkList', to: 'car-park-add' }, touch: press('添加车牌') },
  { ...{ who: SUITE, from: 'car-park-list', at: '/carParkList', to: 'car-park-edit' }, touch: press(/^修改/) },
  service('bus', /16:30/, '/myBus'),
  service('dolphin', /14:00/, '/myDolphin'),
  pressed('coupon', '/coupon', /^去使用/, 'coupon-use', BLACK),
  {
    ...{ from: 'cashier', at: '/cashier/90000304', to: 'pay-success' },
    async touch(page) {
      const { goToCompany, bank } = cashier(page, '')
      await goToCompany()
      await bank('确认付款').tap()
    },
  },
]
