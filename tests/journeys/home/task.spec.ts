import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { logInAs, memberPage } from '../drivers/member.ts'
import { open, watchRequests } from '../drivers/shop.ts'

/** The browse task of a home page (A4). */
const task = (page: Page, name: RegExp | string = '看一眼今天的度假村活动') => {
  const float = page.getByRole('group', { name })
  return {
    float,
    left: float.getByRole('timer'),
    status: float.getByRole('status'),
    back: float.getByRole('button', { name: '返回' }),
  }
}

const FIVE_SECONDS = '?activityTaskRelationId=70012'
const touch = (page: Page) => homePage(page).brand.tap()

/** Opens the task; from here on time passes only as the journey says. */
async function openStill(page: Page, query = FIVE_SECONDS, origin = '') {
  await page.clock.install()
  await homePage(page).open(query, origin)
  const driver = task(page)
  await expect(driver.float).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  return driver
}

/** One second after the other, as a countdown is watched. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1_000)
}

test.describe('browse task', () => {
  test('without one in the address there is none', async ({ page }) => {
    await homePage(page).open()
    await expect(task(page, /.*/).left).toHaveCount(0)
    await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0)
  })

  test('[A4] it waits for the first interaction, then ticks each second', async ({ page }) => {
    await logInAs(page, '900004')
    const { left } = await openStill(page)
    await pass(page, 10)
    await expect(left).toHaveText('还剩 5 秒')
    await touch(page)
    for (const seconds of [4, 3, 2, 1]) {
      await pass(page, 1)
      await expect(left).toHaveText(`还剩 ${seconds} 秒`)
    }
  })

  test('[A4] it is submitted when it is over; only then there is a way back to where it was found', async ({
    page,
    ownShop: { shop, pages },
  }) => {
    const member = (await pages.original('member.json')).replace('"to": "/"', '"to": "/?activityTaskRelationId=70012"')
    await pages.write('member.json', member)
    const html = async () => (await fetch(`${shop.url}/tc-fostay/?p=My`)).text()
    await expect.poll(html).toContain('/tc-fostay/?activityTaskRelationId=70012')
    await logInAs(page, '900004', shop.url)
    await memberPage(page).open(shop.url)
    await page.clock.install()
    await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '首页' }).tap()
    const { float, status, back } = task(page)
    await expect(float).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    const requests = watchRequests(page)
    await touch(page)
    await pass(page, 4)
    await expect(back).toHaveCount(0)
    expect(requests.calls().filter((request) => request.url().includes('submitComplete'))).toEqual([])
    const submitted = page.waitForRequest(/submitCompleteActivityTask/)
    await pass(page, 1)
    await expect(status).toHaveText('任务已完成')
    expect((await submitted).postDataJSON()).toMatchObject({
      activityTaskId: '70002',
      activityTaskRelationId: '70012',
    })
    await page.clock.resume()
    await expect(float).toContainText('已得 5 积分')
    await back.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/\?p=My$/)
    await expect(memberPage(page).card).toContainText('叶知秋')
  })

  test('who comes from nowhere goes back to the home page', async ({ page }) => {
    await logInAs(page, '900003')
    const other = await page.context().newPage()
    await open(other, '/?activityTaskRelationId=70013')
    const { back } = task(other, '读一篇旅行攻略')
    await back.tap()
    await expect(other).toHaveURL(/\/tc-fostay\/$/)
    await other.close()
  })

  test('a member who has done it is told so at once, and nothing is submitted again', async ({ page }) => {
    await logInAs(page, '900003')
    const requests = watchRequests(page)
    await homePage(page).open('?activityTaskRelationId=70013')
    const { float, status, back } = task(page, '读一篇旅行攻略')
    await expect(status).toHaveText('任务已完成')
    await expect(float).toContainText('已得 10 积分')
    await expect(back).toBeVisible()
    await touch(page)
    await page.waitForLoadState('networkidle')
    expect(requests.calls().filter((request) => request.url().includes('submitComplete'))).toEqual([])
  })

  test('the same task opened again is done', async ({ page, ownShop: { shop } }) => {
    await logInAs(page, '900005', shop.url)
    await openStill(page, FIVE_SECONDS, shop.url)
    await touch(page)
    const answered = page.waitForResponse(/submitCompleteActivityTask/)
    await pass(page, 5)
    await answered
    await page.clock.resume()
    await homePage(page).open(FIVE_SECONDS, shop.url)
    await expect(task(page).float).toContainText('已得 5 积分')
  })

  test('[A8] a submit that fails is only logged: the shopper may go back all the same', async ({ page, gate }) => {
    gate.allow(/500|home#task \(browse-task\): internal submit/)
    await page.route('**/submitCompleteActivityTask', (route) =>
      route.fulfill({ status: 500, json: { hasError: true, code: 'internal', message: '系统开小差了' } }),
    )
    await logInAs(page, '900006')
    const { float, status, back } = await openStill(page)
    await touch(page)
    const answered = page.waitForResponse(/submitCompleteActivityTask/)
    await pass(page, 5)
    await answered
    await page.clock.resume()
    await expect(status).toHaveText('任务已完成')
    await expect(float).toContainText('奖励 5 积分')
    await expect(back).toBeVisible()
    await expect(homePage(page).toast).toHaveText('')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a task that nobody knows is no task', async ({ page, gate }) => {
    gate.allow(/404/)
    const asked = page.waitForResponse(/getActivityTask/)
    await homePage(page).open('?activityTaskRelationId=1')
    await asked
    await expect(page.getByRole('timer').filter({ hasText: '还剩' })).toHaveCount(0)
    await expect(homePage(page).brand).toBeVisible()
  })

  test('a visitor is not torn away at the end: the reward waits behind 登录领取', async ({ page }) => {
    const { float, status } = await openStill(page)
    await touch(page)
    await pass(page, 5)
    await page.clock.resume()
    await expect(status).toHaveText('任务已完成')
    await expect(float).toContainText('登录后可得 5 积分')
    await expect(page).toHaveURL(/activityTaskRelationId=70012$/)
    await float.getByRole('button', { name: '登录领取' }).tap()
    await expect(page).toHaveURL(/\/tc-fostay\/login\?/)
  })
})
