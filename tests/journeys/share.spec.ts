import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { encode } from 'uqr'
import type { Channel } from '../../schemas/page/context.ts'
import { homePage } from './drivers/home.ts'
import { loginAs } from './drivers/sandbox.ts'
import { block, open } from './drivers/shop.ts'
import { expect, test } from './fixtures.ts'
import { deviceOf, playHost, userAgents } from './support/hosts.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: '分享给朋友' })
const way = (page: Page, name: string) => sheet(page).getByRole('button', { name })
const poster = (page: Page) => page.getByRole('dialog', { name: '分享海报' }).getByRole('img')

async function share(page: Page, query = '', path = `/${query}`): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: '分享' }).tap()
}

/** Waits until a shop serves its changed home page. */
const served = (url: string, text: string) =>
  expect.poll(async () => (await (await fetch(`${url}/tc-fostay/`)).text()).includes(text)).toBe(true)

const ways = (page: Page) => sheet(page).getByRole('listitem').allInnerTexts()

/** A browser without the system's panel for sharing. */
const withoutPanel = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))

/** The modules of the QR code on the poster, read from its pixels: the dark box in the lower right of the picture. */
const modulesOf = (page: Page, size: number) =>
  poster(page).evaluate(async (image: HTMLImageElement, count) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    const isDark = (x: number, y: number) => (context.getImageData(x, y, 1, 1).data[0] ?? 255) < 100
    const xs: number[] = []
    const ys: number[] = []
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height)
    for (let y = Math.round(canvas.height * 0.74); y < canvas.height; y++)
      for (let x = Math.round(canvas.width * 0.6); x < width; x++)
        if ((data[(y * width + x) * 4] ?? 255) < 100) {
          xs.push(x)
          ys.push(y)
        }
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1]
    const side = (right - left) / count
    const rows = Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (_, column) => isDark(left + (column + 0.5) * side, top + (row + 0.5) * side)),
    )
    return { rows, isSquare: right - left === bottom - top, whole: Number.isInteger(side) }
  }, size)

/** Expects the poster's code to be that of a link. */
async function expectCodeOf(page: Page, link: string): Promise<void> {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const { rows, isSquare, whole } = await modulesOf(page, size)
  expect({ isSquare, whole }).toEqual({ isSquare: true, whole: true })
  expect(rows).toEqual(data)
}

test.describe('sharing', () => {
  test('is skipped with shareProhibit=no [A5]', async ({ page }) => {
    await share(page, '?shareProhibit=no')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('without a title says 获取分享数据失败! [A5]', async ({ page, ownShop: { shop, pages } }) => {
    await pages.editHome((home) => {
      const header = home.blocks.find(({ id }) => id === 'header')
      Object.assign(header ?? {}, { on: { share: [{ do: 'share', title: '{{ default(query.nothing, " ") }}' }] } })
    })
    await served(shop.url, 'query.nothing')
    await open(page, '/', shop.url)
    await page.getByRole('button', { name: '分享' }).tap()
    await expect(page.getByText('获取分享数据失败!')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('copies the link, with the code of who shares it: 复制成功 [B6]', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await loginAs(page, '900003')
    await share(page, '?from=spice')
    await way(page, '复制链接').tap()
    await expect(page.getByText('复制成功')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${baseURL}/tc-fostay/?from=spice&code=900003`)
  })

  test('of a visitor leaves the code of whom the link came from, and lends no login', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await share(page, '?code=900005&accessToken=secret')
    await way(page, '复制链接').tap()
    await expect(page.getByText('复制成功')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/tc-fostay/?code=900005`)
  })

  test('says 复制失败 where the browser lets nothing be copied', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
      document.execCommand = () => false
    })
    await share(page)
    await way(page, '复制链接').tap()
    await expect(page.getByText('复制失败')).toBeVisible()
  })

  test('uses the system’s panel where there is one', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: object) => void Object.assign(window, { shared: data }),
      })
    })
    await share(page)
    await way(page, '系统分享').tap()
    await expect(sheet(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'shared') as object)).toMatchObject({
      title: '澜途度假：住进海风里',
      url: page.url(),
    })
  })
})

const rows: readonly (readonly [Channel, string, readonly string[], string | undefined])[] = [
  ['h5', '', ['复制链接'], undefined],
  ['wechat', '', ['复制链接'], 'wx.updateAppMessageShareData'],
  ['wechat-mini', '', ['复制链接', '生成海报'], 'wx.miniProgram.postMessage'],
  ['baidu-mini', '', ['复制链接', '生成海报'], 'swan.webView.postMessage'],
  ['wechat-mini', '?from=ytmp', ['复制链接'], 'wx.miniProgram.postMessage'],
  ['wechat-mini', '?from=tcmp', ['复制链接'], 'wx.miniProgram.postMessage'],
  ['wechat-mini', '?from=spice', ['复制链接', '生成海报'], 'wx.miniProgram.postMessage'],
  ['wechat-mini', '?shareProhibit=yes', ['复制链接'], 'wx.miniProgram.postMessage'],
]

test.describe('the ways to share', () => {
  for (const [channel, query, expected, told] of rows) {
    test(`in ${channel} ${query} are ${expected.join('、')} [B6]`, async ({ browser, gate }) => {
      const context = await deviceOf(browser, gate, channel)
      await withoutPanel(context)
      const host = await playHost(context, channel)
      const page = await context.newPage()
      await share(page, query)
      await expect(sheet(page)).toBeVisible()
      expect(await ways(page)).toEqual(expected)
      if (told) {
        expect(JSON.stringify(host.of(told)[0])).toContain('澜途度假：住进海风里')
        await expect(sheet(page)).toContainText('点击右上角分享给朋友')
      }
      await context.close()
    })
  }

  for (const [channel, told] of [
    ['app', 'PagodaApp.share'],
    ['alipay-mini', 'my.startShare'],
    ['unionpay-mini', 'upsdk.showSharePopup'],
  ] as const) {
    test(`in ${channel} are the host’s own`, async ({ browser, gate }) => {
      const context = await deviceOf(browser, gate, channel)
      const host = await playHost(context, channel)
      const page = await context.newPage()
      await share(page)
      await expect.poll(() => host.of(told)).toHaveLength(1)
      await expect(sheet(page)).toHaveCount(0)
      await context.close()
    })
  }
})

test.describe('in WeChat’s browser', () => {
  test.use({ userAgent: userAgents.wechat })

  test('WeChat is told what its menu shares, once it trusts the page’s signature [B7]', async ({ page, context }) => {
    const host = await playHost(context, 'wechat')
    const signed = page.waitForRequest(/shareSignature|share\/signature|signature/)
    await share(page, '?from=spice')
    await expect(sheet(page)).toContainText('点击右上角分享给朋友')
    expect((await signed).postDataJSON()).toMatchObject({ url: page.url() })
    const [config] = host.of('wx.config') as Record<string, unknown>[]
    const { timestamp, nonceStr, signature } = config ?? {}
    const text = `jsapi_ticket=sandbox-ticket&noncestr=${String(nonceStr)}&timestamp=${String(timestamp)}&url=${page.url()}`
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'))
    expect(host.of('wx.updateTimelineShareData')).toMatchObject([
      {
        title: '澜途度假：住进海风里',
        link: page.url(),
        imgUrl: expect.stringMatching(/^http.*\/media\/bay-1-\d+x\d+\.webp$/) as unknown,
      },
    ])
  })

  test('a signature that WeChat refuses says 获取分享数据失败!, and the link can still be copied [A5]', async ({
    page,
    context,
  }) => {
    await playHost(context, 'wechat', { refuses: true })
    await share(page)
    await expect(page.getByText('获取分享数据失败!')).toBeVisible()
    await expect(way(page, '复制链接')).toBeVisible()
    await expect(sheet(page)).not.toContainText('点击右上角分享给朋友')
  })
})

test.describe('the poster', () => {
  test('of a mini-program is its own page [A2]', async ({ browser, gate }) => {
    const context = await deviceOf(browser, gate, 'wechat-mini')
    const host = await playHost(context, 'wechat-mini')
    const page = await context.newPage()
    await share(page)
    await way(page, '生成海报').tap()
    await expect.poll(() => host.of('wx.miniProgram.navigateTo')).toHaveLength(1)
    const [{ url }] = host.of('wx.miniProgram.navigateTo') as [{ url: string }]
    expect(url).toMatch(/^\/pages\/poster\/index\?title=/)
    expect(decodeURIComponent(url)).toContain(`url=${page.url()}`)
    await context.close()
  })

  test('is drawn where no such page is, and its code leads to the link of who shares [B6]', async ({
    page,
    baseURL,
  }) => {
    await loginAs(page, '900003')
    await share(page, '?client_key=WX_MINI_TC')
    await way(page, '生成海报').tap()
    await expect(poster(page)).toBeVisible()
    await expectCodeOf(page, `${baseURL}/tc-fostay/?client_key=WX_MINI_TC&code=900003`)
  })

  test('with picture, words and price, and one without a picture, are as large as the screen shows them', async ({
    page,
    ownShop: { shop, pages },
  }) => {
    const content = {
      do: 'share',
      title: '澜湾岛海景双晚 + 水世界畅玩套餐，含双人早餐与接送站，孩子同行不加价',
      desc: '两晚海景房 · 双园门票 · 未使用随时退',
      picture: '/tc-fostay/media/bay-2',
      price: 1988.5,
    }
    await pages.editHome((home) => {
      const header = home.blocks.find(({ id }) => id === 'header')
      Object.assign(header ?? {}, { on: { share: [content] } })
    })
    await served(shop.url, '孩子同行不加价')
    await open(page, '/?client_key=WX_MINI_TC', shop.url)
    await page.getByRole('button', { name: '分享' }).tap()
    await way(page, '生成海报').tap()
    await expect(poster(page)).toBeVisible()
    await expectCodeOf(page, `${shop.url}/tc-fostay/?client_key=WX_MINI_TC`)
    await keepPicture(page, 'poster-full')
    await page.route(/bay-2-/, (route) => route.abort('aborted'))
    await open(page, '/?client_key=WX_MINI_TC', shop.url)
    await page.getByRole('button', { name: '分享' }).tap()
    await way(page, '生成海报').tap()
    await expect(poster(page)).toBeVisible()
    await expectCodeOf(page, `${shop.url}/tc-fostay/?client_key=WX_MINI_TC`)
    await keepPicture(page, 'poster-failing-picture')
  })

  test('that can’t be drawn is told, and tried again', async ({ page, context }) => {
    await context.addInitScript(() => {
      const draw = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = (() => null) as typeof draw
      Object.assign(window, { repair: () => (HTMLCanvasElement.prototype.getContext = draw) })
    })
    await share(page, '?client_key=WX_MINI_TC')
    await way(page, '生成海报').tap()
    await expect(page.getByText('海报生成失败，请重试')).toBeVisible()
    await page.evaluate(() => (Reflect.get(window, 'repair') as () => void)())
    await page.getByRole('button', { name: '重试' }).tap()
    await expect(poster(page)).toBeVisible()
  })

  test('is saved as a picture', async ({ page }) => {
    await share(page, '?client_key=WX_MINI_TC')
    await way(page, '生成海报').tap()
    await expect(poster(page)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '保存图片' }).tap()
    expect((await download).suggestedFilename()).toBe('poster.png')
    await expect(page.getByText('图片已保存')).toBeVisible()
  })
})

/** Leaves the poster for people to look at. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const src = (await poster(page).getAttribute('src')) ?? ''
  await mkdir('test-results/pictures', { recursive: true })
  await writeFile(`test-results/pictures/${name}.png`, Buffer.from(src.split(',')[1] ?? '', 'base64'))
}

test.describe('who came by a link of somebody else', () => {
  test('sees who shared, with a way to the shop [A6]', async ({ page }) => {
    await homePage(page).open('?code=900005')
    await expect(block(page, 'shared')).toContainText('好友')
    await expect(block(page, 'shared').getByRole('link')).toBeVisible()
  })

  test('sees it as a member too, unless it is their own link [A6]', async ({ page }) => {
    await loginAs(page, '900003')
    await homePage(page).open('?code=900005')
    await expect(block(page, 'shared').getByRole('link')).toBeVisible()
    await homePage(page).open('?code=900003')
    await expect(block(page, 'shared').getByRole('link')).toHaveCount(0)
  })

  test('does not without a code', async ({ page }) => {
    await homePage(page).open()
    await expect(block(page, 'shared')).toHaveCount(0)
  })
})
