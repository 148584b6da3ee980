import type { Page } from '@playwright/test'
import { dayText, shopDay } from '../../src/domain/dates.ts'
import { loginPage, newPhone, smsCode } from './drivers/login.ts'
import { stored } from './drivers/sandbox.ts'
import { alive, block, open } from './drivers/shop.ts'
import { expect, test } from './fixtures.ts'
import { violations } from './support/axe.ts'
import { smallTargets } from './support/measure.ts'
import { takesCalls } from './support/shop-process.ts'

const tools = [
  ['', '沙盒工具'],
  ['members', '会员'],
  ['sms', '短信收件箱'],
  ['channels', '渠道和品牌'],
  ['scenarios', '场景'],
  ['events?kind=stay', '埋点'],
  ['wechat', '微信'],
  ['service?mqAppKey=k1&url=https%3A%2F%2Fshop.example%2F', '在线客服'],
  ['reset', '重置数据'],
] as const

test.describe('the sandbox’s tools', () => {
  test('fit the phone, can be read by everybody, and are worked with a thumb', async ({ page }) => {
    for (const [path, title] of tools)
      await test.step(title, async () => {
        await page.goto(`/sandbox/${path}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(390)
        expect(await violations(page), title).toEqual([])
        expect(await smallTargets(page), title).toEqual([])
        await page.screenshot({
          path: `test-results/pictures/sandbox-${path.split('?')[0] || 'index'}.png`,
          fullPage: true,
        })
      })
  })

  test('are reached from their first page, and lead back to it, by keyboard alone', async ({ page }) => {
    for (const [path, title] of tools.slice(1)) {
      await page.goto('/sandbox/')
      await page.locator(`a[href="/sandbox/${path.split('?')[0]}"]`).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.keyboard.press('Tab')
      const back = page.getByRole('link', { name: '沙盒工具' })
      await expect(back).toBeFocused()
      expect(await back.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/sandbox\/$/)
    }
  })
})

const checkIn = (page: Page) => block(page, 'stay').getByRole('button', { name: /入住/ })

const DAY = 86_400_000

test.describe('the clock', () => {
  test('moves the shop: the stay search begins on the shop’s day, and on the day before it before 06:00 [A5]', async ({
    page,
    ownShop: { shop },
  }) => {
    const today = Date.now()
    await open(page, '/', shop.url)
    await expect(checkIn(page)).toContainText(dayText(shopDay(today)))
    await page.goto(`${shop.url}/sandbox/`)
    await page.getByRole('button', { name: '+1 天' }).tap()
    await expect(page.getByText('已被调整')).toBeVisible()
    await open(page, '/', shop.url)
    await expect(checkIn(page)).toContainText(dayText(shopDay(today + DAY)))
    await page.goto(`${shop.url}/sandbox/`)
    await page.getByRole('button', { name: '05:30' }).tap()
    await expect(page.locator('.now')).toContainText('05:30')
    await open(page, '/', shop.url)
    await expect(checkIn(page)).toContainText(dayText(shopDay(today)))
    await page.goto(`${shop.url}/sandbox/`)
    await page.getByLabel('改为').fill('2030-05-01T10:00')
    await page.getByRole('button', { name: '调整' }).tap()
    await expect(page.locator('.now')).toHaveText('2030-05-01 10:00')
    await open(page, '/', shop.url)
    await expect(checkIn(page)).toContainText('5月1日')
    await page.goto(`${shop.url}/sandbox/`)
    await page.getByRole('button', { name: '恢复真实时间' }).tap()
    await expect(page.getByText('与真实时间一致')).toBeVisible()
    await open(page, '/', shop.url)
    await expect(checkIn(page)).toContainText(dayText(shopDay(today)))
  })
})

test.describe('the SMS inbox', () => {
  test('shows what was sent, its code apart, and asks again by itself until that is stopped', async ({ page }) => {
    const phone = newPhone()
    const form = loginPage(page)
    await form.open()
    await form.mobile.fill(phone)
    await form.sendCode.tap()
    await expect(form.form.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    await page.goto('/sandbox/sms')
    const message = page.getByRole('listitem').filter({ hasText: phone })
    await expect(message.locator('.code')).toHaveText(await smsCode(page, phone))
    await page.getByRole('link', { name: '停止自动刷新' }).tap()
    await expect(page.getByText('不会自动刷新')).toBeVisible()
    await page.getByRole('link', { name: '自动刷新', exact: true }).tap()
    await expect(page.getByText('每 5 秒刷新一次')).toBeVisible()
  })
})

test.describe('the members', () => {
  test('log in by one tap, as whom they are', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/sandbox/members')
    await page.getByRole('button', { name: '登录 江映雪' }).tap()
    await page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
    expect((await stored(page)).user).toMatchObject({ id: '900006', level: 6 })
    await open(page, '/?p=My')
    await expect(block(page, 'card')).toContainText('江映雪')
    await expect(block(page, 'card')).toContainText('黑卡会员')
  })
})

test.describe('channels and brands', () => {
  test('open the shop as chosen, by a form and by links', async ({ page }) => {
    await page.goto('/sandbox/channels')
    await page.getByLabel('渠道').selectOption('alipay_mini_kuyi')
    await page.getByLabel('品牌').selectOption('laguna')
    await page.getByRole('button', { name: '打开商城' }).tap()
    await alive(page)
    await expect(page).toHaveURL(/client_key=alipay_mini_kuyi&from=laguna$/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'laguna')
    expect(await page.evaluate(() => sessionStorage.getItem('client_key'))).toBe('alipay_mini_kuyi')
    await page.goto('/sandbox/channels')
    await page.getByRole('link', { name: /^baidu_mini/ }).tap()
    await alive(page)
    expect(await page.evaluate(() => sessionStorage.getItem('client_key'))).toBe('baidu_mini')
    await page.goto('/sandbox/channels')
    await page.getByRole('link', { name: 'clubmed' }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'clubmed')
  })
})

test.describe('the scenarios', () => {
  test('lead to the product of a state', async ({ page }) => {
    await page.goto('/sandbox/scenarios')
    await page.getByRole('link', { name: /进入时转到 forwardUrl/ }).tap()
    await expect(page).toHaveURL(/\/play\/productDetail\/310103$/)
  })
})

test.describe('the online service', () => {
  test('shows what the shop told it', async ({ page }) => {
    await page.goto('/sandbox/service?mqAppKey=k1&companyName=%E6%BE%9C%E9%80%94')
    await expect(page.getByRole('row', { name: /mqAppKey/ })).toContainText('k1')
    await expect(page.getByRole('row', { name: /companyName/ })).toContainText('澜途')
    await page.getByRole('link', { name: '回到商城' }).tap()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })
})

/** Activates the guest 900011, as the shop does. */
async function activate(page: Page, url: string): Promise<void> {
  const { token } = await stored(page)
  const answer = await page.request.post(`${url}/api/app/equity/userLogin`, {
    headers: { authorization: `Bearer ${token}` },
    data: { userName: '许', idCard: '080816', merchantId: '1', themeType: '1' },
  })
  expect((await answer.json()) as object).toMatchObject({ responseCode: '0' })
}

async function guestStatus(page: Page, url: string): Promise<unknown> {
  const { token } = await stored(page)
  const answer = await page.request.get(`${url}/api/app/equity/checkStatus?unloading=true&merchantId=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { userInfo?: { status?: number } }).userInfo?.status
}

async function logInAs(page: Page, url: string, name: string): Promise<void> {
  // Somebody else may be logged in until the shop has taken the new login.
  const before = await page.evaluate(() => localStorage.getItem('userInfo'))
  await page.goto(`${url}/sandbox/members`)
  await page.getByRole('button', { name: `登录 ${name}` }).tap()
  await page.waitForURL((address) => address.pathname === '/tc-fostay/' && !address.searchParams.has('token'))
  await page.waitForFunction((old) => ![null, old].includes(localStorage.getItem('userInfo')), before)
}

test.describe('resetting the data', () => {
  test('takes away who registered and what was activated, the clock’s move, the messages and every login', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/401/)
    const phone = newPhone()
    await loginPage(page).open('', shop.url)
    await loginPage(page).logIn(phone, shop.url)
    await page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
    await page.goto(`${shop.url}/sandbox/members`)
    await expect(page.getByText(phone)).toBeVisible()
    await logInAs(page, shop.url, '许安澜')
    const before = await guestStatus(page, shop.url)
    await activate(page, shop.url)
    expect(await guestStatus(page, shop.url)).not.toBe(before)
    await shop.setClock('2030-05-01T10:00')

    await page.goto(`${shop.url}/sandbox/reset`)
    await page.getByRole('button', { name: '重置数据' }).tap()
    await expect(page.getByRole('status')).toHaveText('已经重置。')
    await takesCalls(shop.url)
    await page.goto(`${shop.url}/sandbox/`)
    await expect(page.getByText('与真实时间一致')).toBeVisible()
    await page.goto(`${shop.url}/sandbox/members`)
    await expect(page.getByRole('button', { name: '登录 许安澜' })).toBeVisible()
    await expect(page.getByText(phone)).toHaveCount(0)
    await page.goto(`${shop.url}/sandbox/sms?still=1`)
    await expect(page.getByText('还没有短信。')).toBeVisible()
    await open(page, '/?p=My', shop.url)
    await expect(block(page, 'card').getByRole('button', { name: /登录/ })).toBeVisible()
    await logInAs(page, shop.url, '许安澜')
    expect(await guestStatus(page, shop.url)).toBe(before)
  })
})
