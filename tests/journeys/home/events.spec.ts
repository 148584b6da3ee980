import type { Page } from '@playwright/test'
import { expect, type OwnShop, test } from '../fixtures.ts'
import { open } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'

/** The resort's schedule: /atlantis/v2/eventSchedule (A2). Its days are those of a shop that was filled today: a run may go on past midnight. */
const schedule = (page: Page, { shop }: OwnShop) => ({
  open: (query = '') => open(page, `/atlantis/v2/eventSchedule${query}`, shop.url),
  tab: (name: RegExp) => page.getByRole('tab', { name }),
  events: page.getByRole('tabpanel').getByRole('article'),
  event: (name: string) => page.getByRole('tabpanel').getByRole('article').filter({ hasText: name }),
  filter: (name: string) => page.getByRole('list', { name: '按类型筛选' }).getByRole('button', { name, exact: true }),
})

test.describe('activity schedule page', () => {
  test('[A2] it opens on today, with space=1 on tomorrow, with space=2 on the day after', async ({ page, ownShop }) => {
    const { open: openSchedule, tab, events } = schedule(page, ownShop)
    for (const [query, day, first] of [
      ['', /今天/, '海边晨间瑜伽'],
      ['?space=1', /明天/, '海岸晨跑五公里'],
      ['?space=2', /后天/, '赶潮集合'],
      ['?space=9', /今天/, '海边晨间瑜伽'],
    ] as const) {
      await openSchedule(query)
      await expect(tab(day)).toHaveAttribute('aria-selected', 'true')
      await expect(events.first()).toContainText(first)
    }
  })

  test('a tab shows its day without a call, by tap and by arrow', async ({ page, ownShop }) => {
    const { open: openSchedule, tab, event } = schedule(page, ownShop)
    await openSchedule()
    const calls: string[] = []
    page.on('request', (request) => void (request.url().includes('querySchedule') && calls.push(request.url())))
    await tab(/明天/).tap()
    await expect(event('水母灯光秀')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(tab(/后天/)).toBeFocused()
    await expect(event('赶潮集合')).toBeAttached()
    expect(calls).toEqual([])
  })

  test('a type narrows the day, the same again widens it, another day begins without', async ({ page, ownShop }) => {
    const { open: openSchedule, tab, events, filter } = schedule(page, ownShop)
    await openSchedule()
    await expect(events).toHaveCount(8)
    await filter('演出').tap()
    await expect(events).toHaveText([/日落钢琴/])
    await filter('演出').tap()
    await expect(events).toHaveCount(8)
    await filter('演出').tap()
    await tab(/明天/).tap()
    await expect(events).toHaveCount(7)
  })

  test('each says its time, place, crowd and price; a cancelled one says so', async ({ page, ownShop }) => {
    const { open: openSchedule, event } = schedule(page, ownShop)
    await openSchedule('?space=2')
    await expect(event('古镇扎灯手作')).toContainText(/14:00-15:30.*云栖手作铺.*亲子.*¥48/)
    await expect(event('湖上实景彩排')).toContainText('已取消')
    await expect(event('湖上实景彩排').getByText('免费')).toBeHidden()
  })

  test('a day without any says so and leads to one that has', async ({ page, ownShop }) => {
    await ownShop.shop.setClock(`${beijingDay(-1)}T10:00`)
    const { open: openSchedule, tab, events } = schedule(page, ownShop)
    await openSchedule()
    await expect(page.getByText('这一天没有活动')).toBeVisible()
    await page.getByRole('button', { name: '看看明天的活动' }).tap()
    await expect(tab(/明天/)).toHaveAttribute('aria-selected', 'true')
    await expect(events).toHaveCount(8)
  })

  test('an activity leads to its own page, and 返回 back to the day', async ({ page, ownShop }) => {
    const { open: openSchedule, event, tab } = schedule(page, ownShop)
    await openSchedule('?space=1')
    await event('珊瑚苗圃小课堂').getByRole('link').tap()
    await expect(page).toHaveURL(new RegExp(`/eventDetail\\?activityId=203&date=${beijingDay(1)}$`))
    await expect(page.getByRole('heading', { name: '珊瑚苗圃小课堂' })).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(tab(/明天/)).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('activity page', () => {
  test('time, place, crowd, price, booking and what it is about; without a date it is the next one', async ({
    page,
    ownShop: { shop },
  }) => {
    await open(page, `/atlantis/v2/eventDetail?activityId=304&date=${beijingDay(2)}`, shop.url)
    const detail = page.getByRole('article')
    await expect(detail.getByRole('heading', { name: '小厨师披萨课' })).toBeVisible()
    for (const text of ['11:00-12:00', '亲子厨房', '儿童', '¥58', '需预约', '孩子自己揉面'])
      await expect(detail).toContainText(text)
    await detail.getByRole('link', { name: '看当天全部活动' }).tap()
    await expect(page).toHaveURL(/eventSchedule\?space=2$/)
    await open(page, '/atlantis/v2/eventDetail?activityId=304', shop.url)
    await expect(page.getByRole('heading', { name: '小厨师披萨课' })).toBeVisible()
  })

  test('one that nobody knows, and none, say 这个活动找不到了', async ({ page, gate }) => {
    gate.allow(/404/)
    for (const query of ['?activityId=999', '']) {
      await open(page, `/atlantis/v2/eventDetail${query}`)
      await expect(page.getByText('这个活动找不到了，看看别的活动吧')).toBeVisible()
    }
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page).not.toHaveURL(/eventDetail$/)
  })

  test('one that runs says 进行中, one that is over 已结束', async ({ page, ownShop: { shop } }) => {
    for (const [time, word] of [
      ['10:30', '进行中'],
      ['11:00', '已结束'],
    ] as const) {
      await shop.setClock(`${beijingDay()}T${time}`)
      await open(page, `/atlantis/v2/eventDetail?activityId=102&date=${beijingDay()}`, shop.url)
      await expect(page.getByRole('article')).toContainText(word)
    }
  })
})
