import type { Browser, Page } from '@playwright/test'
import type { Channel } from '../../../schemas/domain/channels.ts'
import { detailPage } from '../drivers/details.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { askForLogin } from '../drivers/sandbox.ts'
import { alive, awake, block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import type { Gate } from '../support/gate.ts'
import { deviceOf, playHost, type PlayedHost, userAgents } from '../support/hosts.ts'

const MINE = '/?p=My'

interface Visit {
  readonly page: Page
  readonly host: PlayedHost
  /** The address that a host comes back to. */
  readonly back: string
}

/** Somebody in a channel, at the member's page, who taps 登录. */
async function askToLogIn(
  page: Page,
  channel: Channel,
  options: Parameters<typeof playHost>[2] & { readonly path?: string } = {},
): Promise<Visit> {
  const host = await playHost(page.context(), channel, options)
  await open(page, options.path ?? MINE)
  const back = `${new URL(page.url()).origin}/tc-fostay${options.path ?? MINE}`
  await block(page, 'card').getByRole('button', { name: /登录/ }).tap()
  return { page, host, back }
}

/** The tokens that a host gets from its own login. */
async function tokensOf(page: Page, memberId: string): Promise<URLSearchParams> {
  const address = await askForLogin(page, memberId)
  await page.context().clearCookies({ name: /^pagoda_(?:session|lends)$/ })
  return new URL(address, 'http://shop.example').searchParams
}

/** The member's card names them, and no token is left in the address. */
async function expectMember(page: Page, name: string): Promise<void> {
  await expect(block(page, 'card')).toContainText(name)
  await expect(page).toHaveURL(/\/tc-fostay\/\?p=My$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^e[^.]+\.[^.]+\.[^.]+$/)
}

async function chooseAccount(page: Page, openId: string): Promise<void> {
  await page.goto('/sandbox/wechat')
  await page.getByRole('button', { name: `用它：${openId}` }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: openId })).toContainText('正在用')
}

test.describe('logging in, in a browser', () => {
  test('is on the shop’s own page [A2]', async ({ page }) => {
    const { host } = await askToLogIn(page, 'h5')
    await expect(loginPage(page).form).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=%2F%3Fp%3DMy&channel=h5$/)
    await expect(page.getByRole('button', { name: /一键登录/ })).toHaveCount(0)
    expect(host.told).toEqual([])
  })
})

/** The other mini-programs have the same way in: src/app/host/host.test.ts. */
test.describe('logging in, in wechat-mini', () => {
  test.use({ userAgent: userAgents['wechat-mini'] })

  test('is on the mini-program’s page, which comes back with a token [A2]', { tag: '@gate' }, async ({ page }) => {
    const { host, back } = await askToLogIn(page, 'wechat-mini')
    await expect
      .poll(() => host.of('wx.miniProgram.navigateTo'))
      .toEqual([{ url: `/pages/login/index?redirect=${encodeURIComponent(back)}` }])
    await page.goto(`${back}&${(await tokensOf(page, '900004')).toString()}`)
    await expectMember(page, '叶知秋')
  })

  test('[B5] is where a member without a phone who buys is sent, and nothing is ordered', async ({ page }) => {
    await page.route('**/mem/getMemberDetails*', async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, phone: '' } } })
    })
    const host = await playHost(page.context(), 'wechat-mini')
    const detail = detailPage(page)
    await detail.open(`/product/230101?${(await tokensOf(page, '900005')).toString()}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toContain('900005')
    await awake(detail.block('packages'))
    await detail.block('packages').getByRole('radio').first().check({ force: true })
    await detail.buy('立即购买').tap()
    const asked = () => host.of('wx.miniProgram.navigateTo') as { readonly url: string }[]
    await expect.poll(() => asked().length).toBe(1)
    expect(asked()[0]?.url).toMatch(/^\/pages\/login\/index\?redirect=/)
    await expect(page, 'nothing is ordered').toHaveURL(/\/product\/230101/)
  })

  test('stays the shop’s page where an address only says that it is one', async ({ browser, gate }) => {
    await inPlainBrowser(browser, gate, async (page) => {
      await askToLogIn(page, 'h5', { path: '/?p=My&client_key=WX_MINI_TC' })
      await expect(loginPage(page).form).toBeVisible()
      await loginPage(page).agree.check()
      await page.getByRole('button', { name: /一键登录/ }).tap()
      await expect(page.getByText('请用手机号登录')).toBeVisible()
    })
  })
})

async function inPlainBrowser(browser: Browser, gate: Gate, run: (page: Page) => Promise<void>) {
  const context = await deviceOf(browser, gate, 'h5')
  await run(await context.newPage())
  await context.close()
}

test.describe('logging in, in the app', () => {
  test.use({ userAgent: userAgents.app })

  test('is the app’s own login, which comes back with a token [A6]', async ({ page }) => {
    const { host, back } = await askToLogIn(page, 'app')
    await expect.poll(() => host.of('PagodaApp.login')).toEqual([back])
    await page.goto(`${back}&${(await tokensOf(page, '900003')).toString()}`)
    await expectMember(page, '顾长风')
  })
})

test.describe('logging in, in WeChat’s browser', () => {
  test.use({ userAgent: userAgents.wechat })

  test('asks nothing of a WeChat account that is bound to a member [A7]', async ({ page }) => {
    await chooseAccount(page, 'sandbox-openid-900002')
    const silent = page.waitForRequest(/\/sandbox\/wechat\/authorize\?/)
    await askToLogIn(page, 'wechat')
    const asked = new URL((await silent).url()).searchParams
    expect(asked.get('scope')).toBe('snsapi_base')
    expect(asked.get('redirect_uri')).toMatch(/\/tc-fostay\/login\?redirect=%2F%3Fp%3DMy$/)
    await expectMember(page, '沈书禾')
    await page.goBack()
    await expect(page).not.toHaveURL(/code=/)
  })

  test('asks for the phone of one that is bound to nobody, and goes on from there', async ({ page, gate }) => {
    gate.allow(/40[0-9]|422/)
    await chooseAccount(page, 'sandbox-openid-unbound')
    await askToLogIn(page, 'wechat')
    const form = loginPage(page)
    await expect(form.form).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=%2F%3Fp%3DMy$/)
    await form.logIn(newPhone())
    await expectMember(page, '会员号')
  })
})

test.describe('a WeChat account whose phone WeChat vouches for', () => {
  test.use({ userAgent: userAgents.wechat })

  test('is bound to the member of that phone, and asked nothing', async ({ page, context, ownShop: { shop } }) => {
    await playHost(context, 'wechat')
    await page.goto(`${shop.url}/sandbox/wechat`)
    const row = page.getByRole('listitem').filter({ hasText: 'sandbox-openid-unbound' })
    await row.getByLabel('手机号').fill('13800000004')
    await row.getByRole('button').tap()
    await expect(row).toContainText('正在用')
    await open(page, MINE, shop.url)
    await block(page, 'card').getByRole('button', { name: /登录/ }).tap()
    await expectMember(page, '叶知秋')
    await page.goto(`${shop.url}/sandbox/wechat`)
    await expect(row).toContainText('现在：会员 900004')
  })
})

test.describe('Alipay', () => {
  test.use({ userAgent: userAgents['alipay-mini'] })

  test('says 获取环境失败 where it runs no mini-program, and the shop logs in itself [B8]', async ({ page }) => {
    const { host } = await askToLogIn(page, 'alipay-mini', { isMini: false })
    await expect(page.getByText('获取环境失败')).toBeVisible()
    await expect(loginPage(page).form).toBeVisible()
    expect(host.told).toEqual([])
  })
})

test.describe('a token in an address', () => {
  test('that is none of the shop’s is not taken', async ({ page, gate }) => {
    gate.allow(/401/)
    await page.goto('/tc-fostay/?p=My&token=abc')
    await alive(page)
    await expect(block(page, 'card').getByRole('button', { name: /登录/ })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
