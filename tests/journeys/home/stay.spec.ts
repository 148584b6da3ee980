import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { stayCard } from '../drivers/stay.ts'
import { beijingDay } from '../support/beijing.ts'
import { swipe } from '../support/finger.ts'
import { settled } from '../support/measure.ts'
import { seenAd } from '../support/seen-ad.ts'

/** Opens the calendar of the hotel card. */
async function openCalendar(page: Page, origin = '') {
  const stay = stayCard(page)
  await homePage(page).open('', origin)
  await stay.days.tap()
  await expect(stay.calendar).toBeVisible()
  return stay
}

test.describe('hotel card: its days', () => {
  /** Each minute of it, and the days of a year's end: src/domain/stay/stay-dates.test.ts. */
  test('[A9] it begins with one night from today, [A5] before 06:00 from yesterday', async ({
    page,
    ownShop: { shop },
  }) => {
    const { days } = stayCard(page)
    await shop.setClock(`${beijingDay()}T10:00`)
    await homePage(page).open('', shop.url)
    await expect(days).toContainText(/入住 · 今天.*共 1 晚离店 · 明天/)
    await shop.setClock('2026-12-02T05:30')
    await homePage(page).open('', shop.url)
    await expect(days).toHaveText(/入住 · .*12月1日共 1 晚离店 · .*12月2日$/)
  })

  test('[A9] the last day is the end of the fifth month ahead; [A5] a stay has 30 nights at most: later days are closed once it has begun', async ({
    page,
    context,
    ownShop: { shop },
  }) => {
    await seenAd(context, '2026-12-02')
    await shop.setClock('2026-12-02T10:00')
    const { months, day, confirm, chosen, calendar, days } = await openCalendar(page, shop.url)
    await expect(months.first()).toHaveText('2026年12月')
    await expect(months.last()).toHaveText('2027年5月')
    await expect(day('2026-12-01')).toBeDisabled()
    await expect(day('2026-12-02')).toBeEnabled()
    await expect(day('2027-05-31')).toBeEnabled()
    await expect(day('2027-06-01')).toHaveCount(0)
    await day('2026-12-05').tap()
    await expect(day('2027-01-05')).toBeDisabled()
    await expect(day('2027-01-04')).toBeEnabled()
    await day('2027-01-04').tap()
    await expect(chosen).toContainText('12月5日 - 1月4日 · 30 晚')
    await confirm.tap()
    await expect(calendar).toHaveCount(0)
    await expect(days).toContainText('共 30 晚')
  })

  test('[A5] without an end it says 请选择离店时间 and stays open', async ({ page }) => {
    const { day, confirm, chosen, problem, calendar } = await openCalendar(page)
    await day(beijingDay(3)).tap()
    await confirm.tap()
    await expect(problem).toHaveText('请选择离店时间')
    await expect(calendar).toBeVisible()
    await day(beijingDay(5)).tap()
    await expect(problem).toHaveCount(0)
    await expect(chosen).toContainText('· 2 晚')
  })
})

test.describe('hotel card: the search', () => {
  test('[A2] it leads to the first hotel with both dates', async ({ page, ownShop: { shop } }) => {
    await shop.setClock(`${beijingDay()}T10:00`)
    await homePage(page).open('', shop.url)
    await stayCard(page).search.tap()
    await expect(page).toHaveURL(
      `${shop.url}/tc-fostay/hotel/detail/100101?checkInDate=${beijingDay()}&checkOutDate=${beijingDay(1)}`,
    )
  })

  test('another hotel and other days are what is searched', async ({ page }) => {
    const stay = await openCalendar(page)
    await stay.day(beijingDay(7)).tap()
    await stay.day(beijingDay(10)).tap()
    await stay.confirm.tap()
    await expect(stay.calendar).toHaveCount(0)
    await stay.hotel.tap()
    await stay.hotels.getByRole('button', { name: /鹿鸣雪山云顶木屋/ }).tap()
    await expect(stay.hotels).toHaveCount(0)
    await expect(stay.hotel).toContainText('鹿鸣雪山云顶木屋')
    await stay.search.tap()
    await expect(page).toHaveURL(
      `/tc-fostay/hotel/detail/100103?checkInDate=${beijingDay(7)}&checkOutDate=${beijingDay(10)}`,
    )
  })
})

test.describe('hotel card: the calendar', () => {
  test('by keyboard: arrows move, Enter picks, the focus comes back to the card', async ({ page }) => {
    const stay = stayCard(page)
    await homePage(page).open()
    await stay.days.focus()
    await page.keyboard.press('Enter')
    await expect(stay.calendar).toBeVisible()
    await stay.day(beijingDay()).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(stay.day(beijingDay(8))).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await stay.confirm.focus()
    await page.keyboard.press('Enter')
    await expect(stay.calendar).toHaveCount(0)
    await expect(stay.days).toBeFocused()
    await expect(stay.days).toContainText('共 1 晚')
    await expect(stay.days).not.toContainText('今天')
  })

  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['the browser’s back', (page) => page.goBack()],
    ['关闭', (page) => stayCard(page).calendar.getByRole('button', { name: '关闭' }).tap()],
    ['a tap outside', (page) => page.touchscreen.tap(195, 20)],
    [
      'a pull down',
      async (page) => {
        const box = await stayCard(page).calendar.getByRole('heading', { level: 2 }).boundingBox()
        await swipe(page, { x: 195, y: (box?.y ?? 0) + 10 }, { y: 260 })
      },
    ],
  ]
  test('however it is closed, the days are as before, the focus is back, the page is the same', async ({ page }) => {
    const stay = await openCalendar(page)
    const before = (await stay.days.textContent()) ?? ''
    for (const [way, close] of ways)
      await test.step(way, async () => {
        if (!(await stay.calendar.isVisible())) await stay.days.tap()
        await stay.day(beijingDay(4)).tap()
        await settled(page)
        await close(page)
        await expect(stay.calendar).toHaveCount(0)
        await expect(stay.days).toBeFocused()
        await expect(stay.days).toHaveText(before)
        await expect(page).toHaveURL(/\/tc-fostay\/$/)
      })
  })
})
