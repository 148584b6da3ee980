import type { Page, Request } from '@playwright/test'
import type { Channel } from '../../../schemas/page/context.ts'
import { orderSources, PLAIN_ORDER_SOURCE } from '../../../src/domain/order-source.ts'
import { homePage } from '../drivers/home.ts'
import { alive, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { deviceOf, playHost, stayHere, userAgents } from '../support/hosts.ts'

/** What a call says of the visit (A7, B7). */
async function callHeaders(page: Page): Promise<{
  readonly terminal: string | undefined
  readonly salesChannel: string | undefined
  readonly info: Readonly<Record<string, string>>
}> {
  const isCall = (request: Request) => request.url().endsWith('/online/cms-api/pageComponents')
  const asked = page.waitForRequest(isCall)
  const tab = homePage(page).tab('商城好物')
  await expect(async () => {
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 })
  }).toPass()
  const headers = await (await asked).allHeaders()
  return {
    terminal: headers['terminal'],
    salesChannel: headers['saleschannel'],
    info: JSON.parse(headers['client-info'] ?? '{}') as Record<string, string>,
  }
}

const session = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name)
const local = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

async function channelCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'pagoda_channel')?.value
}

/** What the server took the visit for: its login page is another for each channel. */
async function serverTells(page: Page, channel: Channel): Promise<void> {
  const words: Readonly<Partial<Record<Channel, string>>> = {
    app: '一键登录',
    wechat: '微信一键登录',
    'wechat-mini': '微信一键登录',
    'alipay-mini': '支付宝一键登录',
    'baidu-mini': '百度一键登录',
  }
  const answer = await page.request.get('/tc-fostay/login', {
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
  })
  const html = await answer.text()
  for (const [other, word] of Object.entries(words))
    if (word !== words[channel]) expect(html, other).not.toContain(`>${word}<`)
  expect(html).toContain(words[channel] ? `>${words[channel]}<` : '>登录<')
}

const byAgent = [
  ['h5', 'h5', 'APP_TC', '2', 'ios'],
  ['app', 'ios', 'APP_TC', '2', 'ios'],
  ['wechat', 'wechat', 'APP_TC', '2', 'android'],
  ['wechat-mini', 'WX_MINI_TC', 'WX_MINI_TC', '4', 'ios'],
  ['alipay-mini', 'alipay_mini_foryou', 'APP_TC', '4', 'android'],
  ['baidu-mini', 'baidu_mini', 'APP_TC', '4', 'ios'],
  ['unionpay-mini', 'isUnionPay', 'APP_TC', '4', 'ios'],
] as const

for (const [channel, clientKey, terminal, salesChannel, os] of byAgent) {
  test.describe(`the channel ${channel}`, () => {
    test.use({ userAgent: userAgents[channel] })

    test('is known by the user agent, on the server and in every call [A6, A7, B7]', async ({ page, context }) => {
      const host = await playHost(context, channel)
      await homePage(page).open()
      const said = await callHeaders(page)
      expect(said).toMatchObject({ terminal, salesChannel })
      expect(said.info).toMatchObject({ client_key: clientKey, client_name: channel, os, language: 'zh-CN' })
      expect(said.info.app_version).toBe('4.6.3')
      await serverTells(page, channel)
      await expect.poll(() => local(page, 'H5_Client')).toBe(clientKey)
      expect(host.foreign).toEqual([])
    })
  })
}

test.describe('the app', () => {
  test.use({ userAgent: userAgents.app })

  test('lends its id of the device, from its user agent [B6]', async ({ page }) => {
    await homePage(page).open()
    expect((await callHeaders(page)).info.distinct_id).toBe('app-device-1')
  })
})

test.describe('a client key in the address', () => {
  const keys = [
    ['isUnionPay', 'unionpay-mini'],
    ['alipay_mini_kuyi', 'alipay-mini'],
    ['alipay_mini_foryouclub', 'alipay-mini'],
    ['baidu_mini', 'baidu-mini'],
    ['WX_CHANNELS', 'wechat'],
    ['android', 'app'],
    ['WX_MINI_TC_SPICE', 'wechat-mini'],
    ['WX_MINI_TAICANG', 'wechat-mini'],
  ] as const

  for (const [key, channel] of keys) {
    test(`${key} is ${channel}, for the whole visit [B9]`, async ({ page }) => {
      await open(page, `/?client_key=${key}`)
      await page.goto('/tc-fostay/combo')
      await alive(page)
      expect(await session(page, 'client_key')).toBe(key)
      expect(await channelCookie(page)).toBe(key)
      await homePage(page).open()
      const said = await callHeaders(page)
      const isMini = channel.endsWith('-mini')
      expect(said.salesChannel).toBe(isMini ? '4' : '2')
      expect(said.terminal).toBe(key.startsWith('WX_MINI_') ? key : 'APP_TC')
      expect(said.info).toMatchObject({ client_key: key, client_name: channel })
      await serverTells(page, channel)
    })
  }

  test('wins over the user agent, and h5 ends it', async ({ browser, gate }) => {
    const context = await deviceOf(browser, gate, 'wechat-mini')
    await stayHere(context)
    const page = await context.newPage()
    await open(page, '/?client_key=baidu_mini')
    expect((await callHeaders(page)).info.client_name).toBe('baidu-mini')
    await open(page, '/?client_key=h5')
    expect((await callHeaders(page)).info).toMatchObject({ client_key: 'h5', client_name: 'h5' })
    await serverTells(page, 'h5')
    await context.close()
  })

  test('ends with the visit: a new window begins without', async ({ context, page }) => {
    await open(page, '/?client_key=baidu_mini')
    const other = await context.newPage()
    await homePage(other).open()
    expect(await session(other, 'client_key')).toBeNull()
    expect((await callHeaders(other)).info.client_name).toBe('h5')
    await serverTells(other, 'h5')
  })

  test('leads to its order source, as the sandbox lists them [B9]', async ({ page }) => {
    await page.goto('/sandbox/channels')
    for (const [key, source] of [...Object.entries(orderSources), ['h5', PLAIN_ORDER_SOURCE] as const]) {
      const link = page.locator(`a[href="/tc-fostay/?client_key=${key}"]`)
      await expect(link).toContainText(`订单来源 ${source}`)
    }
  })
})

test.describe('the terminal of an address', () => {
  const terminals = [
    ['h5', 'h5', '2'],
    ['Android', 'app', '2'],
    ['IOS', 'app', '2'],
    ['alimini', 'alipay-mini', '4'],
    ['wxmini', 'wechat-mini', '4'],
  ] as const

  for (const [terminal, channel, salesChannel] of terminals) {
    test(`${terminal} overrides what the browser says, and is kept as typeOrigin [B9]`, async ({ page }) => {
      await open(page, `/?terminal=${terminal}`)
      const said = await callHeaders(page)
      expect(said).toMatchObject({ terminal, salesChannel })
      expect(said.info.client_name).toBe(channel)
      await expect.poll(() => local(page, 'typeOrigin')).toBe(terminal)
      await open(page, '/combo')
      await homePage(page).open()
      const later = await callHeaders(page)
      expect(later).toMatchObject({ terminal, salesChannel })
      expect(later.info.client_name).toBe(channel)
      await serverTells(page, channel)
    })
  }
})

test.describe('what the pages beside the shop share', () => {
  test('session isShowStyle says whether the visit shows the style of a brand [B9]', async ({ page }) => {
    await open(page, '/?from=clubmed')
    expect(await session(page, 'isShowStyle')).toBe('1')
    await open(page, '/')
    expect(await session(page, 'isShowStyle')).toBe('0')
  })
})

test.describe('a utm_source of UnionPay', () => {
  test('marks UnionPay for good: tc_env keeps it [B9]', async ({ page, context }) => {
    await open(page, '/?utm_source=unionpay_mini')
    expect((await callHeaders(page)).info).toMatchObject({ client_key: 'isUnionPay', client_name: 'unionpay-mini' })
    await expect.poll(() => local(page, 'tc_env')).toBe('unionpay')
    const later = await context.newPage()
    await homePage(later).open()
    expect((await callHeaders(later)).info.client_name).toBe('unionpay-mini')
  })
})
