import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { loginAs } from '../drivers/sandbox.ts'
import { poster, served, share, way } from '../drivers/share.ts'
import { open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { deviceOf, playHost } from '../support/hosts.ts'
import { expectCodeOf } from '../support/poster-code.ts'

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
