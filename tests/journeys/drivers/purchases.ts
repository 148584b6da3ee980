import type { Page } from '@playwright/test'
import { beijingDay } from '../support/beijing.ts'
import { comboPage } from './combo.ts'
import { detailPage } from './details.ts'
import { goodsPage } from './goods.ts'
import { hotelPage, stayQuery } from './hotel.ts'
import { choosePlay } from './play.ts'
import { awake } from './shop.ts'
import { ticketPage } from './ticket.ts'

async function chooseCombo(page: Page): Promise<void> {
  const combo = comboPage(page)
  await combo.open('610103')
  await combo.add('成人入园票', 2)
  await combo.buy.tap()
}

async function chooseTicket(page: Page): Promise<void> {
  const ticket = ticketPage(page)
  await ticket.open('200101', `?date=${beijingDay(2)}`)
  await ticket.add('成人票')
  await ticket.buy.tap()
}

const chooseRoom = (path: string, room: string, rate: string) => async (page: Page) => {
  const hotel = hotelPage(page)
  await hotel.open(path + stayQuery(16))
  await hotel.book(room, rate).tap()
}

async function chooseVacation(page: Page): Promise<void> {
  const detail = detailPage(page)
  await detail.open('/vacation/detail/510101')
  await awake(detail.block('tickets'))
  await detail.block('tickets').getByRole('button', { name: '增加成人', exact: true }).tap()
  await detail.buy('立即预订').tap()
}

async function choosePresale(page: Page): Promise<void> {
  const detail = detailPage(page)
  await detail.open('/presale/detail/710101')
  await awake(detail.block('tickets'))
  await detail.block('tickets').getByRole('button', { name: '增加崖顶两居泳池别墅两晚' }).tap()
  await detail.buy('立即购买').tap()
}

const choosePackage = (path: string, name: string, button: string) => async (page: Page) => {
  const detail = detailPage(page)
  await detail.open(path)
  await awake(detail.block('packages'))
  await detail.pack(name).check()
  await detail.buy(button).tap()
}

async function chooseGoods(page: Page): Promise<void> {
  const goods = goodsPage(page)
  await goods.open('650101')
  await goods.choose('四人沙滩餐')
  await goods.press('立即购买')
}

async function chooseCoupon(page: Page): Promise<void> {
  const detail = detailPage(page)
  await detail.open('/coupon-product/400101')
  await awake(detail.bar)
  await detail.buy('立即购买').tap()
  await page.getByRole('dialog').getByRole('button', { name: '立即购买' }).tap()
}

/** A thing that is bought: the route of its page, what is touched there, the form to which that leads and the form's route. */
interface Purchase {
  readonly what: string
  readonly from: string
  readonly choose: (page: Page) => Promise<void>
  readonly form: RegExp
  readonly to: string
}

const purchase = (
  what: string,
  [from, to]: readonly [string, string],
  form: RegExp,
  choose: Purchase['choose'],
): Purchase => ({
  ...{ what, from, to, form, choose },
})

/** From the page of each kind of product to the form of its order. */
export const purchases: readonly Purchase[] = [
  purchase('a play', ['play-product-detail', 'play-order-edit'], /\/play\/orderEdit\/\w{32}\?/, choosePlay),
  purchase(
    'a combo',
    ['product-detail', 'product-detail-order-fill'],
    /\/productDetailOrderFill\/\w{32}\?/,
    chooseCombo,
  ),
  purchase('a ticket', ['ticket', 'book-store'], /\/bookStore\/\w{32}$/, chooseTicket),
  purchase(
    'a hotel',
    ['hotel-detail', 'hotel-order-fill'],
    /\/hotel\/orderFill\/\w{32}$/,
    chooseRoom('/hotel/detail/100101', '海湾露台大床房', '含双早'),
  ),
  purchase(
    'a professional hotel',
    ['prohotel', 'hotel-order-fill'],
    /\/hotel\/orderFill\/\w{32}$/,
    chooseRoom('/prohotel/100201', '泻湖水上屋', '半食宿'),
  ),
  purchase(
    'a design hotel',
    ['casahotel-detail', 'casahotel-order-fill'],
    /\/casahotel\/orderFill\/\w{32}$/,
    chooseRoom('/casahotel/detail/100401', '灶边大床房', '含双早'),
  ),
  purchase(
    'a resort',
    ['tcshotel-detail', 'tcshotel-order-fill'],
    /\/tcshotel\/orderFill\/\w{32}$/,
    chooseRoom('/tcshotel/detail/100301', '鲸鲨主题家庭房', '含早餐和两日水世界门票'),
  ),
  purchase(
    'a vacation',
    ['vacation-detail', 'vacation-orderfill'],
    /\/vacation\/orderfill\?shoppingId=\w{32}$/,
    chooseVacation,
  ),
  purchase(
    'a hotel package',
    ['hotelpackage-detail', 'hotelpackage-checkout'],
    /\/hotelpackage\/checkout\?tempOrderId=\w{32}$/,
    choosePackage('/hotelpackage/detail/810101', '双人慢住', '立即预订'),
  ),
  purchase(
    'a presale',
    ['presale-detail', 'presale-order-fill'],
    /\/presale\/orderFill\/710101\?shoppingId=\w{32}$/,
    choosePresale,
  ),
  purchase(
    'a product',
    ['product', 'checkout'],
    /\/1\/checkout\/\w{32}$/,
    choosePackage('/product/230101', '亲子年卡', '立即购买'),
  ),
  purchase('goods', ['goods-detail', 'checkout'], /\/2\/checkout\/\w{32}$/, chooseGoods),
  purchase('a coupon', ['coupon-product', 'checkout'], /\/[1-4]\/checkout\/\w{32}$/, chooseCoupon),
]
