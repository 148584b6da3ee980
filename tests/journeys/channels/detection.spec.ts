import type { APIRequestContext, Page, Request } from '@playwright/test'
import type { Channel } from '../../../schemas/domain/channels.ts'
import { channelsByKey } from '../../../src/domain/visit/channel.ts'
import { orderSources, PLAIN_ORDER_SOURCE } from '../../../src/domain/order/order-source.ts'
import { homePage } from '../drivers/home.ts'
import { alive, awake, open } from '../drivers/shop.ts'
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
  await awake(homePage(page).menu)
  await tab.tap()
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

/** What the login page says in each channel. */
const words: Readonly<Partial<Record<Channel, string>>> = {
  app: '一键登录',
  wechat: '微信一键登录',
  'wechat-mini': '微信一键登录',
  'alipay-mini': '支付宝一键登录',
  'baidu-mini': '百度一键登录',
}

/** What the server took a visit for: its login page is another for each channel. */
async function serverTells(request: APIRequestContext, channel: Channel, userAgent: string, query = ''): Promise<void> {
  const answer = await request.get(`/tc-fostay/login${query}`, { headers: { 'user-agent': userAgent } })
  const html = await answer.text()
  for (const [other, word] of Object.entries(words))
    if (word !== words[channel]) expect(html, `${channel}, not ${other}`).not.toContain(`>${word}<`)
  expect(html, channel).toContain(words[channel] ? `>${words[channel]}<` : '>登录<')
}

const serverKnows = async (page: Page, channel: Channel) =>
  serverTells(page.request, channel, await page.evaluate(() => navigator.userAgent))

test.describe('the server knows the channel [A6, B9]', () => {
  test('by the user agent', async ({ request }) => {
    for (const channel of Object.keys(userAgents) as Channel[]) await serverTells(request, channel, userAgents[channel])
  })

  test('by the client key of an address', async ({ request }) => {
    for (const [key, channel] of Object.entries(channelsByKey))
      await serverTells(request, channel, userAgents.h5, `?client_key=${key}`)
  })
})

/** One host that has an id of its own to lend, and one that only the server and the calls know; src/domain/visit/channel.test.ts has them all. */
for (const [channel, clientKey, terminal, salesChannel] of [
  ['app', 'ios', 'APP_TC', '2'],
  ['wechat-mini', 'WX_MINI_TC', 'WX_MINI_TC', '4'],
] as const) {
  test.describe(`the channel ${channel}`, () => {
    test.use({ userAgent: userAgents[channel] })

    test('is known by the user agent, on the server and in every call [A6, A7, B7]', async ({ page, context }) => {
      const host = await playHost(context, channel)
      await homePage(page).open()
      const said = await callHeaders(page)
      expect(said).toMatchObject({ terminal, salesChannel })
      expect(said.info).toMatchObject({ client_key: clientKey, client_name: channel, os: 'ios', language: 'zh-CN' })
      expect(said.info.app_version).toBe('4.6.3')
      if (channel === 'app') expect(said.info.distinct_id, 'the app lends its own [B6]').toBe('app-device-1')
      await serverKnows(page, channel)
      await expect.poll(() => local(page, 'H5_Client')).toBe(clientKey)
      expect(host.foreign).toEqual([])
    })
  })
}

test.describe('a client key in the address', () => {
  test('is its channel for the whole visit, and ends with it: a new window begins without [B9]', async ({
    context,
    page,
  }) => {
    const key = 'WX_MINI_TC_SPICE'
    await open(page, `/?client_key=${key}`)
    await page.goto('/tc-fostay/combo')
    await alive(page)
    expect(await session(page, 'client_key')).toBe(key)
    expect(await channelCookie(page)).toBe(key)
    await homePage(page).open()
    const said = await callHeaders(page)
    expect(said).toMatchObject({ salesChannel: '4', terminal: key })
    expect(said.info).toMatchObject({ client_key: key, client_name: 'wechat-mini' })
    await serverKnows(page, 'wechat-mini')
    const other = await context.newPage()
    await homePage(other).open()
    expect(await session(other, 'client_key')).toBeNull()
    expect((await callHeaders(other)).info.client_name).toBe('h5')
    await serverKnows(other, 'h5')
  })

  test('wins over the user agent, and h5 ends it', async ({ browser, gate }) => {
    const context = await deviceOf(browser, gate, 'wechat-mini')
    await stayHere(context)
    const page = await context.newPage()
    await open(page, '/?client_key=baidu_mini')
    expect((await callHeaders(page)).info.client_name).toBe('baidu-mini')
    await open(page, '/?client_key=h5')
    expect((await callHeaders(page)).info).toMatchObject({ client_key: 'h5', client_name: 'h5' })
    await serverKnows(page, 'h5')
    await context.close()
  })

  test('leads to its order source, as the sandbox lists them [B9]', async ({ page }) => {
    await page.goto('/sandbox/channels')
    for (const [key, source] of [...Object.entries(orderSources), ['h5', PLAIN_ORDER_SOURCE] as const]) {
      const link = page.locator(`a[href="/tc-fostay/?client_key=${key}"]`)
      await expect(link).toContainText(`订单来源 ${source}`)
    }
  })
})

test.describe('what is kept of an address', () => {
  test('its terminal overrides what the browser says, and is kept as typeOrigin [B9]', async ({ page }) => {
    const isIt = { terminal: 'wxmini', salesChannel: '4' }
    await open(page, '/?terminal=wxmini')
    const said = await callHeaders(page)
    expect(said).toMatchObject(isIt)
    expect(said.info.client_name).toBe('wechat-mini')
    await expect.poll(() => local(page, 'typeOrigin')).toBe('wxmini')
    await open(page, '/combo')
    await homePage(page).open()
    const later = await callHeaders(page)
    expect(later).toMatchObject(isIt)
    expect(later.info.client_name).toBe('wechat-mini')
    await serverKnows(page, 'wechat-mini')
  })

  test('a utm_source of UnionPay marks UnionPay for good: tc_env keeps it [B9]', async ({ page, context }) => {
    await open(page, '/?utm_source=unionpay_mini')
    expect((await callHeaders(page)).info).toMatchObject({ client_key: 'isUnionPay', client_name: 'unionpay-mini' })
    await expect.poll(() => local(page, 'tc_env')).toBe('unionpay')
    const later = await context.newPage()
    await homePage(later).open()
    expect((await callHeaders(later)).info.client_name).toBe('unionpay-mini')
  })
})
