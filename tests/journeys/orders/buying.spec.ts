import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { comboPage } from '../drivers/combo.ts'
import { CASHIER, fillPage } from '../drivers/fill.ts'
import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { choosePlay } from '../drivers/play.ts'
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
