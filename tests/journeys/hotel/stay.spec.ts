import { expect, test } from '../fixtures.ts'
import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { block, open, watchRequests } from '../drivers/shop.ts'
import { dayText } from '../../../src/domain/dates.ts'
import { beijingDay } from '../support/beijing.ts'

const HOTEL = '/hotel/detail/100101'

test.describe('a hotel: its days', () => {
  test('[A9] begin with one night from today, and the rooms are of that night; [A5] before 06:00 the night that has begun can still be had', async ({
    page,
    ownShop: { shop },
  }) => {
    const hotel = hotelPage(page)
    const tonight = `${dayText(beijingDay())} - ${dayText(beijingDay(1))} · 1 晚`
    await shop.setClock(`${beijingDay()}T10:00`)
    await hotel.open(HOTEL, shop.url)
    await expect(hotel.days).toContainText('入住 · 今天')
    await expect(hotel.rooms).toContainText(`${tonight} · 1 间`)
    await expect(hotel.book('海湾露台大床房', '不含早')).toBeVisible()
    await shop.setClock(`${beijingDay(1)}T05:30`)
    await hotel.open(HOTEL, shop.url)
    await expect(hotel.rooms).toContainText(tonight)
    await expect(hotel.book('海湾露台大床房', '不含早')).toBeVisible()
  })

  test('[A5] a private booking interface begins a day later', async ({ page, ownShop: { shop } }) => {
    await shop.setClock(`${beijingDay()}T10:00`)
    const hotel = hotelPage(page)
    for (const path of ['/hotel/detail/100106', '/prohotel/100202']) {
      await hotel.open(path, shop.url)
      await expect(hotel.days).toContainText('入住 · 明天')
      await expect(hotel.rooms).toContainText(`${dayText(beijingDay(1))} - ${dayText(beijingDay(2))}`)
    }
  })

  test('[A5] the calendar has 18 months, at most 30 nights, and asks for an end', async ({
    page,
    ownShop: { shop },
  }) => {
    await shop.setClock(`${beijingDay()}T10:00`)
    const hotel = hotelPage(page)
    await hotel.open(HOTEL, shop.url)
    await hotel.days.tap()
    await expect(hotel.calendar).toBeVisible()
    await expect(hotel.months).toHaveCount(19)
    await hotel.day(beijingDay(3)).tap()
    await expect(hotel.day(beijingDay(33))).toBeEnabled()
    await expect(hotel.day(beijingDay(34))).toBeDisabled()
    await hotel.confirm.tap()
    await expect(hotel.calendar.getByRole('alert')).toHaveText('请选择离店时间')
    await hotel.day(beijingDay(33)).tap()
    await expect(hotel.chosen).toContainText('· 30 晚')
  })

  test('other days bring other rooms and stand in the address: refreshed, left and gone back to they are kept', async ({
    page,
  }) => {
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    const { documents, calls } = watchRequests(page)
    await hotel.chooseDays(beijingDay(15), beijingDay(17))
    const chosen = `${dayText(beijingDay(15))} - ${dayText(beijingDay(17))} · 2 晚 · 1 间`
    await expect(hotel.rooms).toContainText(chosen)
    await expect(hotel.rate('海湾露台大床房', '不含早')).toContainText('2 晚共 ¥')
    await expect(page).toHaveURL(new RegExp(`checkInDate=${beijingDay(15)}&checkOutDate=${beijingDay(17)}$`))
    expect(documents()).toEqual([])
    const asked = calls().filter((request) => request.url().includes('/hotel/resource'))
    expect(asked, 'both days change at once').toHaveLength(1)
    await page.reload()
    await expect(hotel.rooms).toContainText(chosen)
    await expect(hotel.days).toContainText('共 2 晚')
    await open(page, '/')
    await page.goBack()
    await expect(hotel.rooms).toContainText(chosen)
  })

  test('[A3] rooms are chosen up to what the hotel takes, and prices are of all of them', async ({ page }) => {
    const hotel = hotelPage(page)
    await hotel.open(`/hotel/detail/100102${stayQuery(15)}`)
    await hotel.roomCount.tap()
    const sheet = page.getByRole('dialog', { name: '选择间数' })
    const more = sheet.getByRole('button', { name: '增加房间' })
    await more.tap()
    await more.tap()
    await expect(more).toBeDisabled()
    await sheet.getByRole('button', { name: '确定' }).tap()
    await expect(page).toHaveURL(/num=3/)
    await expect(hotel.rate('林间一居泳池别墅', '含双早')).toContainText('3 间 1 晚共 ¥')
    await expect(hotel.rate('临海两居泳池别墅', '含四早'), 'only two are left').toContainText('房间不足')
  })

  test('an address that says nonsense opens with the usual stay', async ({ page }) => {
    const hotel = hotelPage(page)
    await hotel.open(`${HOTEL}?checkInDate=2020-01-01&checkOutDate=soon&num=99`)
    await expect(hotel.days).toContainText('共 1 晚')
    await expect(hotel.rooms).toContainText('1 晚 · 1 间')
    await expect(block(page, 'stay')).toContainText('1 间')
  })
})
