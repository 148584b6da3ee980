import type { Page } from '@playwright/test'
import type { Channel } from '../../../schemas/page/context.ts'
import { open } from '../drivers/shop.ts'
import { expect, type OwnShop, test } from '../fixtures.ts'
import { deviceOf, playHost, userAgents } from '../support/hosts.ts'

const PARTNER = 'https://partner.example/deal?id=7&b=%E6%B5%B7'
const MINI_PAGE = '/pages/pintuan/index?teamId=1'

/** Ways that operators may put on a page (A3): another site, a page of the mini-program, a page of the shop. */
async function putWays({ shop, pages }: OwnShop): Promise<void> {
  const way = (id: string, title: string, jumpPath: string) => ({
    id,
    title,
    jumpPath,
    customFields: { icon: 'ticket' },
  })
  await pages.editHome((home) => {
    const items = [
      way('1', '伙伴网站', PARTNER),
      way('2', '小程序拼团', `{{ '/pages/' + '${MINI_PAGE.slice(7)}' }}`),
      way('3', '限时套餐', '/combo'),
    ]
    const on = { select: [{ do: 'open-content', content: '{{ event.item }}' }] }
    home.blocks.unshift({ id: 'ways', widget: 'quick-entries', props: { items }, on } as (typeof home.blocks)[number])
  })
  const isThere = async () => (await (await fetch(`${shop.url}/tc-fostay/`)).text()).includes('伙伴网站')
  await expect.poll(isThere).toBe(true)
}

const follow = (page: Page, name: string) => page.getByRole('link', { name }).tap()
const encoded = encodeURIComponent

/** What the host is told of another site, and of a page of the mini-program. */
const hosts: readonly (readonly [Channel, string, unknown, boolean])[] = [
  ['app', 'PagodaApp.openNewPage', PARTNER, false],
  ['wechat-mini', 'wx.miniProgram.navigateTo', { url: `/pages/common/web?url=${encoded(PARTNER)}` }, true],
  ['alipay-mini', 'my.navigateTo', { url: `/pages/common/web?url=${encoded(PARTNER)}` }, true],
  ['baidu-mini', 'swan.webView.navigateTo', { url: `/pages/common/web?url=${encoded(PARTNER)}` }, true],
]

for (const [channel, name, value, hasPages] of hosts) {
  test.describe(`in ${channel}`, () => {
    test.use({ userAgent: userAgents[channel] })

    test('another site opens by the host, and the shop stays where it is [A2, B2]', async ({
      page,
      context,
      ownShop,
    }) => {
      const host = await playHost(context, channel)
      await putWays(ownShop)
      await open(page, '/', ownShop.shop.url)
      await follow(page, '伙伴网站')
      await expect.poll(() => host.of(name)).toEqual([value])
      expect(page.url()).toBe(`${ownShop.shop.url}/tc-fostay/`)
      expect(host.foreign).toEqual([])
    })

    test('pages of the shop open in the shop', async ({ page, context, ownShop }) => {
      const host = await playHost(context, channel)
      await putWays(ownShop)
      await open(page, '/', ownShop.shop.url)
      await follow(page, '限时套餐')
      await expect(page.getByRole('heading', { level: 1, name: '限时抢购' })).toBeVisible()
      await page.getByRole('button', { name: '返回' }).tap()
      await expect(page).toHaveURL(`${ownShop.shop.url}/tc-fostay/`)
      expect(host.told).toEqual([])
    })

    if (hasPages)
      test('a page of the mini-program opens in it [A2]', async ({ page, context, ownShop }) => {
        const host = await playHost(context, channel)
        await putWays(ownShop)
        await open(page, '/', ownShop.shop.url)
        await follow(page, '小程序拼团')
        await expect.poll(() => host.of(name)).toEqual([{ url: MINI_PAGE }])
        expect(page.url()).toBe(`${ownShop.shop.url}/tc-fostay/`)
      })
  })
}

for (const channel of ['h5', 'wechat', 'unionpay-mini'] as const) {
  test.describe(`in ${channel}`, () => {
    test.use({ userAgent: userAgents[channel] })

    test('another site takes the place of the shop [B2]', async ({ page, context, ownShop }) => {
      const host = await playHost(context, channel)
      await putWays(ownShop)
      await open(page, '/', ownShop.shop.url)
      await follow(page, '伙伴网站')
      await expect.poll(() => host.foreign).toEqual([PARTNER])
      expect(host.told).toEqual([])
    })
  })
}

test.describe('back, on the first page of a visit', () => {
  const leaving: readonly (readonly [Channel, string])[] = [
    ['app', 'PagodaApp.back'],
    ['wechat-mini', 'wx.miniProgram.navigateBack'],
    ['alipay-mini', 'my.navigateBack'],
    ['baidu-mini', 'swan.webView.navigateBack'],
    ['unionpay-mini', 'upsdk.closeWebApp'],
  ]

  for (const [channel, name] of leaving) {
    test(`leaves the shop for the page of the host that opened it: ${name}`, async ({ browser, gate }) => {
      const context = await deviceOf(browser, gate, channel)
      const host = await playHost(context, channel)
      const page = await context.newPage()
      await open(page, '/combo')
      await page.getByRole('button', { name: '返回' }).click()
      await expect.poll(() => host.of(name)).toHaveLength(1)
      await expect(page).toHaveURL(/\/combo$/)
      await context.close()
    })
  }

  for (const channel of ['h5', 'wechat'] as const) {
    test(`leads to the home page in ${channel}`, async ({ browser, gate }) => {
      const context = await deviceOf(browser, gate, channel)
      const host = await playHost(context, channel)
      const page = await context.newPage()
      await open(page, '/combo')
      await page.getByRole('button', { name: '返回' }).click()
      await expect(page).toHaveURL(/\/tc-fostay\/$/)
      expect(host.told).toEqual([])
      await context.close()
    })
  }
})

test.describe('a host whose script can not be had', () => {
  const scripts: readonly (readonly [Channel, RegExp])[] = [
    ['wechat', /^https:\/\/res\.wx\.qq\.com\//],
    ['wechat-mini', /^https:\/\/res\.wx\.qq\.com\//],
    ['alipay-mini', /^https:\/\/appx\//],
    ['baidu-mini', /^https:\/\/b\.bdstatic\.com\//],
    ['unionpay-mini', /^https:\/\/open\.95516\.com\//],
  ]

  for (const [channel, script] of scripts) {
    test(`leaves a shop that works as in a browser: ${channel}`, async ({ browser, gate }) => {
      const context = await deviceOf(browser, gate, channel)
      const host = await playHost(context, 'h5')
      const page = await context.newPage()
      await open(page, '/combo')
      expect(host.foreign, 'nothing is asked for before it is wanted').toEqual([])
      await page.getByRole('button', { name: '返回' }).click()
      await expect(page).toHaveURL(/\/tc-fostay\/$/)
      await expect(page.getByRole('heading', { level: 1, name: '澜途度假' })).toBeVisible()
      await page.getByRole('button', { name: '分享' }).click()
      await expect(page.getByRole('dialog', { name: '分享给朋友' })).toBeVisible()
      expect(host.foreign.length).toBeGreaterThan(0)
      for (const address of host.foreign) expect(address).toMatch(script)
      await context.close()
    })
  }
})
