import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { comboPage } from '../drivers/combo.ts'
import { detailPage } from '../drivers/details.ts'
import { CASHIER, fillPage } from '../drivers/fill.ts'
import { goodsPage } from '../drivers/goods.ts'
import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { choosePlay } from '../drivers/play.ts'
import { awake } from '../drivers/shop.ts'
import { ticketPage } from '../drivers/ticket.ts'
import { beijingDay } from '../support/beijing.ts'

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

test.describe('a visitor buys: what was chosen is kept over the login, filled in, ordered, and paid', () => {
  for (const [what, choose, form] of [
    ['a play', choosePlay, /\/play\/orderEdit\/\w{32}\?/],
    ['a combo', chooseCombo, /\/productDetailOrderFill\/\w{32}\?/],
    ['a ticket', chooseTicket, /\/bookStore\/\w{32}$/],
    ['a hotel', chooseRoom('/hotel/detail/100101', '海湾露台大床房', '含双早'), /\/hotel\/orderFill\/\w{32}$/],
    ['a professional hotel', chooseRoom('/prohotel/100201', '泻湖水上屋', '半食宿'), /\/hotel\/orderFill\/\w{32}$/],
    [
      'a design hotel',
      chooseRoom('/casahotel/detail/100401', '灶边大床房', '含双早'),
      /\/casahotel\/orderFill\/\w{32}$/,
    ],
    [
      'a resort',
      chooseRoom('/tcshotel/detail/100301', '鲸鲨主题家庭房', '含早餐和两日水世界门票'),
      /\/tcshotel\/orderFill\/\w{32}$/,
    ],
    ['a vacation', chooseVacation, /\/vacation\/orderfill\?shoppingId=\w{32}$/],
    [
      'a hotel package',
      choosePackage('/hotelpackage/detail/810101', '双人慢住', '立即预订'),
      /\/hotelpackage\/checkout\?tempOrderId=\w{32}$/,
    ],
    ['a presale', choosePresale, /\/presale\/orderFill\/710101\?shoppingId=\w{32}$/],
    ['a product', choosePackage('/product/230101', '亲子年卡', '立即购买'), /\/1\/checkout\/\w{32}$/],
    ['goods', chooseGoods, /\/2\/checkout\/\w{32}$/],
    ['a coupon', chooseCoupon, /\/[1-4]\/checkout\/\w{32}$/],
  ] as const)
    test(what, async ({ page }) => {
      const fill = fillPage(page)
      const phone = newPhone()
      await choose(page)
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await loginPage(page).logIn(phone)
      await expect(page).toHaveURL(form)
      await fill.ready()
      await expect(fill.phone).toHaveValue(phone)
      if (await fill.name.count()) await fill.name.fill('林小满')
      await fill.submit.tap()
      await expect(page).toHaveURL(CASHIER)
      await page.goBack()
      await expect(page, 'the form is not in the history any more').not.toHaveURL(form)
    })
})
