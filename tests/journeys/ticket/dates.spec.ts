import { expect, test } from '../fixtures.ts'
import { ticketPage } from '../drivers/ticket.ts'
import { beijingDay } from '../support/beijing.ts'

test.describe('[A2] days of a ticket', () => {
  test('today, tomorrow and the day after; another one changes what can be had; a day of an address that can not be had gives way to the first that can', async ({
    page,
  }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101')
    await expect(ticket.day.getByRole('listitem')).toHaveText([/今天.*充足/, /明天.*充足/, /后天.*仅剩4/])
    await expect(ticket.row('两大一小')).toContainText('已售罄')
    await ticket.dayOf('明天').tap()
    await expect(ticket.dayOf('明天')).toHaveAttribute('aria-pressed', 'true')
    await expect(ticket.row('两大一小')).toContainText('仅剩2张')
    await expect(page).toHaveURL(new RegExp(`\\?date=${beijingDay(1)}$`))
    await ticket.open('200101', `?date=${beijingDay(6)}`)
    await expect(ticket.dayOf('今天')).toHaveAttribute('aria-pressed', 'true')
  })

  test('[A9] a calendar of six months with stock words; a day that is sold out can not be picked; back closes it and stays on the page', async ({
    page,
  }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101')
    await ticket.more.tap()
    await expect(ticket.calendar).toBeVisible()
    await page.goBack()
    await expect(ticket.calendar).toBeHidden()
    await expect(page).toHaveURL(/\/ticket\/200101$/)
    await ticket.more.tap()
    await expect(ticket.calendarDay(beijingDay(6))).toContainText('售罄')
    await expect(ticket.calendarDay(beijingDay(6))).toBeDisabled()
    await expect(ticket.calendarDay(beijingDay(2))).toContainText('余 4')
    await expect(ticket.calendarDay(beijingDay(2))).toHaveAccessibleName(/仅剩4/)
    await expect(ticket.calendarDay(beijingDay(-1)).and(page.locator(':enabled'))).toHaveCount(0)
    expect(await ticket.calendar.getByRole('heading', { level: 3 }).count()).toBe(7)
    await ticket.calendarDay(beijingDay(20)).tap()
    await expect(ticket.calendar).toBeHidden()
    await expect(ticket.more).toContainText(`${Number(beijingDay(20).slice(8))}日`)
    await expect(page).toHaveURL(new RegExp(`date=${beijingDay(20)}`))
  })

  test('[B4] a ticket that is sold out on every day says so, and sells nothing', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200106')
    await expect(ticket.day.getByRole('listitem')).toHaveText([/售罄/, /售罄/, /售罄/])
    await expect(ticket.resources).toContainText('很抱歉，当日在售门票均已售罄，您可以更换出游日期了解更多票务信息。')
    await expect(ticket.resources.getByText('已售罄', { exact: true })).toHaveCount(2)
    await expect(ticket.resources.getByRole('button')).toHaveCount(0)
    await expect(ticket.buy).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('[A2] sessions of a ticket', () => {
  test('hours; one that is sold out can not be chosen, another one is kept in the address', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200102', `?date=${beijingDay(1)}`)
    await expect(ticket.session('10:00-11:30')).toBeDisabled()
    await expect(ticket.session('10:00-11:30')).toContainText('已售罄')
    await expect(ticket.session('13:30-15:00')).toHaveAttribute('aria-pressed', 'true')
    await ticket.session('16:00-17:30').tap()
    await expect(ticket.session('16:00-17:30')).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(ticket.session('16:00-17:30')).toHaveAttribute('aria-pressed', 'true')
  })

  test('each sells its own tickets', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200104', `?date=${beijingDay(1)}`)
    await expect(ticket.row('全日 8 小时')).toBeVisible()
    await ticket.session('18:00-21:00').tap()
    await expect(ticket.row('夜场 3 小时')).toBeVisible()
    await expect(ticket.row('全日 8 小时')).toHaveCount(0)
  })

  test('one that has ended or begun today can not be chosen; a day whose sessions have all begun gives way to the next', async ({
    page,
    ownShop: { shop },
  }) => {
    const ticket = ticketPage(page)
    await shop.setClock(`${beijingDay()}T14:00`)
    await ticket.open('200102', '', shop.url)
    await expect(ticket.session('13:30-15:00')).toContainText('已开始')
    await expect(ticket.session('13:30-15:00')).toBeDisabled()
    await shop.setClock(`${beijingDay()}T15:30`)
    await ticket.open('200102', '', shop.url)
    await expect(ticket.session('13:30-15:00')).toContainText('已结束')
    await expect(ticket.session('13:30-15:00')).toBeDisabled()
    await expect(ticket.session('16:00-17:30')).toHaveAttribute('aria-pressed', 'true')
    await shop.setClock(`${beijingDay()}T16:30`)
    await ticket.open('200102', '', shop.url)
    await expect(ticket.dayOf('今天')).toBeDisabled()
    await expect(ticket.dayOf('明天')).toHaveAttribute('aria-pressed', 'true')
  })
})
