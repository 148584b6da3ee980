import type { Page } from '@playwright/test'
import { expect, test, type OwnShop } from '../fixtures.ts'
import { activities } from '../drivers/activities.ts'
import { homePage } from '../drivers/home.ts'
import { awake } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'
import { seenAd } from '../support/seen-ad.ts'

/** Opens the home page at a time of the shop; the schedule is in sight and alive. */
async function openAt(page: Page, own: OwnShop, time: string) {
  await own.shop.setClock(time)
  return look(page, own, time)
}

async function look(page: Page, { shop }: OwnShop, time: string) {
  await seenAd(page.context(), time.slice(0, 10))
  await homePage(page).open('', shop.url)
  const driver = activities(page)
  await driver.section.scrollIntoViewIfNeeded()
  return driver
}

test.describe('daily activities: which day', () => {
  test('[A4] today’s, each with its time, place, type and crowd (A9)', async ({ page, ownShop }) => {
    const { section, all, row } = await openAt(page, ownShop, `${beijingDay()}T06:30`)
    await expect(section).toContainText('今天')
    await expect(section).toContainText('共 8 场')
    await expect(all).toHaveCount(8)
    await expect(row('海边晨间瑜伽')).toContainText(/07:00至08:00.*椰林草坪.*闺蜜/)
    await expect(all).toContainText(['闺蜜', '儿童', '亲子', '朋友', '大家庭', '情侣', '不限', '长者'])
  })

  test('[A4] with none today those of the next day; the link opens that day (space=1)', async ({ page, ownShop }) => {
    const { section, all, more } = await openAt(page, ownShop, `${beijingDay(-1)}T10:00`)
    await expect(section).toContainText('明天')
    await expect(all).toHaveCount(8)
    await expect(all.first()).toContainText('海边晨间瑜伽')
    await more.tap()
    await expect(page).toHaveURL(/\/atlantis\/v2\/eventSchedule\?space=1$/)
    await expect(page.getByRole('tab', { name: /明天/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('link', { name: '海边晨间瑜伽' })).toBeVisible()
  })

  test('[A4] with none today and tomorrow those of the day after; with none on three days there is no such block', async ({
    page,
    ownShop,
  }) => {
    const { section, more } = await openAt(page, ownShop, `${beijingDay(-2)}T10:00`)
    await expect(section).toContainText('后天')
    await expect(more).toHaveAttribute('href', /eventSchedule\?space=2$/)
    await ownShop.shop.setClock(`${beijingDay(-4)}T10:00`)
    await homePage(page).open('', ownShop.shop.url)
    await expect(homePage(page).menu).toBeAttached()
    await expect(page.getByText('每日活动')).toHaveCount(0)
  })

  test('a day whose activities are all cancelled counts as one without', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    const today = `"startTime":"${beijingDay()} `
    backend.rewrite((reply, { path, body }) =>
      path.endsWith('/querySchedule') && body.includes(today) ? reply.replaceAll('"status":1', '"status":0') : reply,
    )
    await homePage(page).open('', shop.url)
    await activities(page).section.scrollIntoViewIfNeeded()
    await expect(activities(page).section).toContainText('明天')
  })
})

test.describe('daily activities: how each stands', () => {
  test('it begins with what runs or comes next, and says so; what is over is above', async ({ page, ownShop }) => {
    const { names, row } = await openAt(page, ownShop, `${beijingDay()}T15:30`)
    await expect(names).toHaveText(['椰雕灯手作', '冲浪板体验', '主厨渔市早课'])
    await expect(row('椰雕灯手作')).toContainText('进行中')
    await expect(row('冲浪板体验')).toContainText('进行中')
    await expect(row('主厨渔市早课')).toContainText('即将开始')
    await expect(row('海边晨间瑜伽')).toContainText('已结束')
    await expect(row('观星课')).not.toContainText(/已结束|进行中|即将开始/)
  })

  /** Each minute of it: src/domain/activity/activity-time.test.ts. */
  test('a row tells of its beginning while the shopper looks', async ({ page, ownShop }) => {
    await page.clock.install()
    const { row, section } = await openAt(page, ownShop, `${beijingDay()}T09:50`)
    await expect(row('小船长的绳结课')).toContainText('即将开始')
    await awake(section)
    await page.clock.fastForward('10:01')
    await expect(row('小船长的绳结课')).toContainText('进行中')
  })
})

test.describe('daily activities: how they turn', () => {
  const FIRST = ['海边晨间瑜伽', '小船长的绳结课', '椰雕灯手作']
  const SECOND = ['小船长的绳结课', '椰雕灯手作', '冲浪板体验']

  /** From here on, time passes only as the journey says. */
  async function openStill(page: Page, ownShop: OwnShop) {
    await page.clock.install()
    const driver = await openAt(page, ownShop, `${beijingDay()}T06:30`)
    await expect(driver.names).toHaveText(FIRST)
    await driver.pause.tap()
    await expect(driver.resume).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(driver.names).toHaveText(FIRST)
    return driver
  }

  test('[A9] a row further every 5000 ms, and back to the first after the last', async ({ page, ownShop }) => {
    const { resume, names } = await openStill(page, ownShop)
    await resume.dispatchEvent('click')
    await page.clock.runFor(4_990)
    await expect(names).toHaveText(FIRST)
    await page.clock.runFor(10)
    await expect(names).toHaveText(SECOND)
    await page.clock.runFor(20_000)
    await expect(names).toHaveText(['日落钢琴', '沙滩电影夜', '观星课'])
    await page.clock.runFor(5_000)
    await expect(names).toHaveText(FIRST)
  })

  test('暂停滚动 stops it; 下一场 still goes on by hand', async ({ page, ownShop }) => {
    const { names, next } = await openStill(page, ownShop)
    await page.clock.runFor(30_000)
    await expect(names).toHaveText(FIRST)
    await next.tap()
    await expect(names).toHaveText(SECOND)
  })

  test('who wants less motion gets a list that stays; a row leads to its activity on that day', async ({
    page,
    ownShop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const { names, row } = await openAt(page, ownShop, `${beijingDay()}T06:30`)
    await expect(names).toHaveText(FIRST)
    await page.clock.runFor(30_000)
    await expect(names).toHaveText(FIRST)
    await row('海边晨间瑜伽').getByRole('link').tap()
    await expect(page).toHaveURL(
      `${ownShop.shop.url}/tc-fostay/atlantis/v2/eventDetail?activityId=101&date=${beijingDay()}`,
    )
    await expect(page.getByRole('heading', { name: '海边晨间瑜伽' })).toBeVisible()
  })
})
