import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { askForLogin, loginAs, pageCookie, stored } from '../drivers/sandbox.ts'
import { alive, block, open, watchRequests } from '../drivers/shop.ts'

const { describe } = test
const SHOP = '/tc-fostay'

/** The tokens of a login that this browser asked for itself; it forgets everybody. */
async function tokensOf(page: Page, memberId: string): Promise<URLSearchParams> {
  const address = await askForLogin(page, memberId)
  await page.context().clearCookies({ name: 'pagoda_session' })
  return new URL(address, 'http://shop').searchParams
}

describe('[B2] a page behind the login', () => {
  test('sends a visitor who opens its address to log in, and comes after it', async ({ page }) => {
    const answer = await page.request.get(`${SHOP}/order?tab=1`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, `${SHOP}/login?redirect=%2Forder%3Ftab%3D1`])
    await page.goto(`${SHOP}/order?tab=1`)
    await alive(page)
    await loginPage(page).logIn(newPhone())
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    await expect(page).toHaveURL(/\/tc-fostay\/order\?tab=1$/)
  })

  test('sends a visitor who taps a link to it to log in without a reload, and comes after it; back leads to where the tap was', async ({
    page,
  }) => {
    await open(page, '/?p=My')
    const requests = watchRequests(page)
    await block(page, 'orders').getByRole('link', { name: '待支付' }).tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2Forder%3Ftab%3Dunpaid&channel=h5$/)
    await loginPage(page).logIn(newPhone())
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    await expect(page).toHaveURL(/\/tc-fostay\/order\?tab=unpaid$/)
    expect(requests.documents()).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\?p=My$/)
    await expect(block(page, 'card'), 'and it is the member’s page now').toContainText('普通会员')
  })

  test('lets a visitor who does not want to log in go back to where the tap was', async ({ page }) => {
    await open(page, '/?p=My')
    await block(page, 'orders').getByRole('link', { name: '待支付' }).tap()
    await expect(loginPage(page).mobile).toBeVisible()
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page).toHaveURL(/\?p=My$/)
    await expect(block(page, 'card')).toContainText('登录后查看会员权益')
  })

  test('opens at once for a member, and for who brings a token in the address [A2]', async ({ page }) => {
    await loginAs(page, '900001')
    const answer = await page.goto(`${SHOP}/order`)
    expect(answer?.request().redirectedFrom()).toBeNull()
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${SHOP}/order?${await tokensOf(page, '900004')}`)
    await expect(page).toHaveURL(/\/tc-fostay\/order$/)
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
  })

  test('[B2] any page asks for the login when its address says forceLogin=1, and comes without it', async ({
    page,
  }) => {
    await page.goto(`${SHOP}/content/30001?forceLogin=1&x=7`)
    await alive(page)
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcontent%2F30001%3Fx%3D7/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(/\/content\/30001\?x=7$/)
    await page.goto(`${SHOP}/content/30001?forceLogin=1`)
    await expect(page, 'a member is not asked').toHaveURL(/\/content\/30001\?forceLogin=1$/)
    await expect(page.locator('article').first()).toBeVisible()
  })
})

describe('[A2] a token in the address', () => {
  test('is taken as the login of this device, and the address loses it', async ({ page }) => {
    const tokens = await tokensOf(page, '900004')
    await open(page, `/content/30001?x=1&${tokens}`)
    await expect(page).toHaveURL(/\/content\/30001\?x=1$/)
    await expect.poll(async () => (await stored(page)).user?.['id']).toBe('900004')
    expect((await stored(page)).token).toBe(tokens.get('token'))
    expect((await pageCookie(page))?.value).toBe(tokens.get('token'))
    await page.goBack()
    expect(page.url(), 'nor does the history have it').not.toContain('token')
  })

  test('fetches no other page: the one that is there becomes the member’s, and is kept to go back to', async ({
    page,
  }) => {
    const tokens = await tokensOf(page, '900004')
    const pages: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === `${SHOP}/_page`) pages.push(url.searchParams.get('href') ?? '')
    })
    await page.goto(`${SHOP}/?p=My&${tokens}`)
    await expect(page).toHaveURL(/\/tc-fostay\/\?p=My$/)
    await expect(block(page, 'card')).toContainText('铂金会员')
    await expect(page.locator('[data-left]')).toHaveCount(0)
    // The server drew it as theirs. Who goes on before this device knows who they are is asked about again, rightly.
    await page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
    await block(page, 'orders').getByRole('link', { name: '待支付' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    await page.goBack()
    await expect(block(page, 'card')).toContainText('铂金会员')
    expect(pages).toEqual(['/order?tab=unpaid'])
  })

  test('that is over is renewed on the way to a page behind the login', async ({ page, gate }) => {
    gate.allow(/401/)
    const tokens = await tokensOf(page, '900004')
    const [head, body] = tokens.get('token')!.split('.')
    tokens.set('token', `${head}.${body}.x`)
    await page.goto(`${SHOP}/order?tab=1&${tokens}`)
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    await expect(page).toHaveURL(/\/tc-fostay\/order\?tab=1$/)
    expect((await stored(page)).user?.['id']).toBe('900004')
  })

  test('that is none (A5) is not taken', async ({ page }) => {
    await open(page, '/?token=e.1.2.3')
    await expect(homePage(page).brand).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await stored(page)).toEqual({ token: null, refreshToken: null, user: null })
    expect(await pageCookie(page)).toBeUndefined()
  })

  test('that looks like one and is not good leaves a visitor', async ({ page, gate }) => {
    gate.allow(/401/)
    await open(page, '/content/30001?token=eyJhbGciOiJIUzI1NiJ9.e30.x')
    await expect(page).not.toHaveURL(/token=/)
    await expect.poll(() => stored(page)).toEqual({ token: null, refreshToken: null, user: null })
    await expect(page.locator('article').first()).toBeVisible()
  })
})
