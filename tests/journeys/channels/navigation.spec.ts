import type { Page } from '@playwright/test'
import type { Channel } from '../../../schemas/domain/channels.ts'
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

/** What the host is told of another site; src/app/host/host.test.ts has the other hosts. */
const hosts: readonly (readonly [Channel, string, unknown])[] = [
  ['app', 'PagodaApp.openNewPage', PARTNER],
  ['wechat-mini', 'wx.miniProgram.navigateTo', { url: `/pages/common/web?url=${encodeURIComponent(PARTNER)}` }],
]

for (const [channel, name, value] of hosts) {
  test.describe(`in ${channel}`, () => {
    test.use({ userAgent: userAgents[channel] })

    test('another site and a page of the mini-program open by the host [A2, B2], pages of the shop in the shop', async ({
      page,
      context,
      ownShop,
    }) => {
      const host = await playHost(context, channel)
      await putWays(ownShop)
      await open(page, '/', ownShop.shop.url)
      await test.step('a page of the shop', async () => {
        await follow(page, '限时套餐')
        await expect(page.getByRole('heading', { level: 1, name: '限时抢购' })).toBeVisible()
        await page.getByRole('button', { name: '返回' }).tap()
        await expect(page).toHaveURL(`${ownShop.shop.url}/tc-fostay/`)
        expect(host.told).toEqual([])
      })
      await test.step('another site', async () => {
        await follow(page, '伙伴网站')
        await expect.poll(() => host.of(name)).toEqual([value])
      })
      if (channel === 'wechat-mini')
        await test.step('a page of the mini-program', async () => {
          await follow(page, '小程序拼团')
          await expect.poll(() => host.of(name)).toEqual([value, { url: MINI_PAGE }])
        })
      expect(page.url(), 'the shop stays where it is').toBe(`${ownShop.shop.url}/tc-fostay/`)
      expect(host.foreign).toEqual([])
    })
  })
}

test('in a browser another site takes the place of the shop [B2]', async ({ page, context, ownShop }) => {
  const host = await playHost(context, 'h5')
  await putWays(ownShop)
  await open(page, '/', ownShop.shop.url)
  await follow(page, '伙伴网站')
  await expect.poll(() => host.foreign).toEqual([PARTNER])
  expect(host.told).toEqual([])
})

test.describe('back, on the first page of a visit', () => {
  test('leaves the shop for the page of the host that opened it', async ({ browser, gate }) => {
    const context = await deviceOf(browser, gate, 'wechat-mini')
    const host = await playHost(context, 'wechat-mini')
    const page = await context.newPage()
    await open(page, '/combo')
    await page.getByRole('button', { name: '返回' }).click()
    await expect.poll(() => host.of('wx.miniProgram.navigateBack')).toHaveLength(1)
    await expect(page).toHaveURL(/\/combo$/)
    await context.close()
  })

  test('leads to the home page in a browser, WeChat’s too', async ({ browser, gate }) => {
    for (const channel of ['h5', 'wechat'] as const) {
      const context = await deviceOf(browser, gate, channel)
      const host = await playHost(context, channel)
      const page = await context.newPage()
      await open(page, '/combo')
      await page.getByRole('button', { name: '返回' }).click()
      await expect(page).toHaveURL(/\/tc-fostay\/$/)
      expect(host.told).toEqual([])
      await context.close()
    }
  })
})

test.describe('a host whose script can not be had', () => {
  const scripts: readonly (readonly [Channel, RegExp])[] = [
    ['wechat', /^https:\/\/res\.wx\.qq\.com\//],
    ['alipay-mini', /^https:\/\/appx\//],
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
