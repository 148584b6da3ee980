import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage } from '../drivers/login.ts'
import { loginAs, moveClock, pageCookie, stored } from '../drivers/sandbox.ts'
import { alive, block, open } from '../drivers/shop.ts'

const THREE_HOURS = 3
const THIRTY_ONE_DAYS = 31 * 24

test.describe('a token whose two hours are over', () => {
  test.beforeEach(({ gate }) => gate.allow(/401/))

  test('[A8] is renewed by the next call, which goes on as if nothing had been; the pages’ cookie is renewed with it', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, '900011', shop.url)
    const before = await stored(page)
    await moveClock(page, shop, THREE_HOURS)
    await open(page, '/', shop.url)
    await expect(block(page, 'activation')).toContainText('立即激活')
    await expect.poll(async () => (await stored(page)).token).not.toBe(before.token)
    const { token, refreshToken, user } = await stored(page)
    expect(refreshToken).not.toBe(before.refreshToken)
    expect(user).toEqual({ ...before.user, refreshToken })
    await expect.poll(async () => (await pageCookie(page))?.value).toBe(token)
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('a page behind the login opens by its address without asking for the login', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, '900003', shop.url)
    await moveClock(page, shop, THREE_HOURS)
    await page.goto(`${shop.url}/tc-fostay/detail/90000328`)
    await expect(page.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible()
    await expect(page).toHaveURL(/\/tc-fostay\/detail\/90000328$/)
    expect((await pageCookie(page))?.value).toBe((await stored(page)).token)
  })

  test('a page behind the login opens by a tap without asking for the login, also for the second time', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, '900003', shop.url)
    await open(page, '/?p=My', shop.url)
    for (const hours of [THREE_HOURS, 2 * THREE_HOURS]) {
      await moveClock(page, shop, hours)
      await block(page, 'orders').getByRole('link', { name: '全部订单' }).tap()
      await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
      await expect(page).toHaveURL(/\/tc-fostay\/order$/)
      await page.goBack()
      await expect(block(page, 'card')).toContainText('金卡会员')
    }
  })

  test('the member’s page opens as the member’s', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, '900006', shop.url)
    await moveClock(page, shop, THREE_HOURS)
    await open(page, '/?p=My', shop.url)
    await expect(block(page, 'card')).toContainText('黑卡会员')
  })

  test('is renewed once for two tabs', async ({ page, context, ownShop: { shop } }) => {
    await loginAs(page, '900011', shop.url)
    await page.waitForLoadState('networkidle')
    const other = await context.newPage()
    const renewals: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/refreshToken')) renewals.push(request.url())
    })
    await moveClock(page, shop, THREE_HOURS)
    await Promise.all([open(page, '/', shop.url), open(other, '/', shop.url)])
    await expect(block(page, 'activation')).toContainText('立即激活')
    await expect(block(other, 'activation')).toContainText('立即激活')
    expect(renewals).toHaveLength(1)
  })
})

test.describe('a login that was not used for 31 days', () => {
  test.beforeEach(({ gate }) => gate.allow(/401/))

  test('is over: the shop stays open, and nothing of the member is left', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, '900011', shop.url)
    await moveClock(page, shop, THIRTY_ONE_DAYS)
    await open(page, '/', shop.url)
    await expect(homePage(page).brand).toBeVisible()
    await expect.poll(() => stored(page)).toEqual({ token: null, refreshToken: null, user: null })
    await expect(block(page, 'activation')).toHaveCount(0)
    await expect.poll(() => pageCookie(page)).toBeUndefined()
  })

  test('keeps nobody from a page that is open to all whose own data find it out first', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, '900011', shop.url)
    await moveClock(page, shop, THIRTY_ONE_DAYS)
    const refused = page.waitForResponse((response) => response.status() === 401 && /equity/i.test(response.url()))
    await page.route('**/_session', async (route) => {
      await refused
      await route.continue()
    })
    await open(page, '/', shop.url)
    await expect.poll(() => stored(page)).toEqual({ token: null, refreshToken: null, user: null })
    await expect.poll(() => pageCookie(page)).toBeUndefined()
    await expect(block(page, 'activation')).toHaveCount(0)
    // Had it asked for the login, this tap would find another page.
    await homePage(page).brand.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    await expect(homePage(page).brand).toBeVisible()
  })

  test('is asked for at the next page behind it, which comes then', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, '900003', shop.url)
    await moveClock(page, shop, THIRTY_ONE_DAYS)
    await page.goto(`${shop.url}/tc-fostay/order?tab=2`)
    await alive(page)
    await expect.poll(() => stored(page)).toEqual({ token: null, refreshToken: null, user: null })
    await loginPage(page).logIn('13800000003', shop.url)
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    await expect(page).toHaveURL(/\/tc-fostay\/order\?tab=2$/)
  })
})
