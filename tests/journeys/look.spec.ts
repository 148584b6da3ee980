import type { Page, TestInfo } from '@playwright/test'
import { brands } from '../../schemas/page/context.ts'
import { expect, test } from './fixtures.ts'
import { gallery } from './drivers/gallery.ts'
import { homePage } from './drivers/home.ts'
import { alive, scrollThrough } from './drivers/shop.ts'
import { crampedPrices, jumps, overflowing } from './support/measure.ts'
import { screens, show, showAd } from './support/screens.ts'

const FOLDER = 'test-results/screenshots'

/** The narrowest phone, a small one, the usual one, and a tablet. */
const WINDOWS = [
  [390, 844],
  [360, 844],
  [320, 640],
  [768, 1024],
] as const

async function picture(page: Page, info: TestInfo, name: string, fullPage = false): Promise<void> {
  const path = `${FOLDER}/${name}.png`
  await page.screenshot({ path, fullPage, animations: 'disabled' })
  await info.attach(name, { path, contentType: 'image/png' })
}

/** The whole page: what lies below is painted too, since the window is as high as the page. */
async function wholePicture(page: Page, info: TestInfo, name: string): Promise<void> {
  await scrollThrough(page)
  await tallPicture(page, info, name)
}

/** The same of a page that was scrolled through already. */
async function tallPicture(page: Page, info: TestInfo, name: string): Promise<void> {
  const { width = 390, height = 844 } = page.viewportSize() ?? {}
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: whole })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  await picture(page, info, name)
  await page.setViewportSize({ width, height })
}

test.describe('look', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const screen of screens)
    test(`${screen.name} fits phones and tablets, 320 to 768 wide`, async ({ page, gate }, info) => {
      if (screen.status === 404) gate.allow(/404/)
      await show(page, screen)
      if (!screen.act) await scrollThrough(page)
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height })
        await picture(page, info, `${screen.name}-${width}`)
        if (!screen.act && width > 320) await tallPicture(page, info, `${screen.name}-${width}-full`)
        expect(await overflowing(page), `${width} wide`).toEqual([])
        expect(await crampedPrices(page), `${width} wide`).toEqual([])
      }
    })

  test.describe('the ad of the day', () => {
    test.use({ ad: 'unseen' })
    for (const width of [360, 390, 768])
      test(`at ${width} wide`, async ({ page }, info) => {
        await page.setViewportSize({ width, height: width > 500 ? 1024 : 844 })
        await showAd(page)
        await picture(page, info, `home-ad-${width}`)
        expect(await overflowing(page)).toEqual([])
      })
  })

  for (const width of [360, 390, 768])
    test(`gallery at ${width} wide`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 844 })
      await gallery(page).open()
      await page.waitForLoadState('networkidle')
      await picture(page, info, `gallery-${width}`)
      expect(await overflowing(page)).toEqual([])
    })

  for (const theme of brands)
    test(`home in the theme ${theme}`, async ({ page }, info) => {
      await page.goto(`/tc-fostay/?from=${theme}`)
      await alive(page)
      await page.waitForLoadState('networkidle')
      await picture(page, info, `home-theme-${theme}`)
      await wholePicture(page, info, `home-theme-${theme}-full`)
    })

  test('long names and large sums stay in their cards', async ({ page }) => {
    const shown = gallery(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await shown.open()
      expect(await crampedPrices(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
    }
  })

  test('letters half as large again, as a browser can be set to: no name lies over a price', async ({ page }, info) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    const home = homePage(page)
    await home.open()
    await scrollThrough(page)
    await wholePicture(page, info, 'home-390-large-letters')
    expect(await overflowing(page)).toEqual([])
    expect(await crampedPrices(page)).toEqual([])
  })
})

test.describe('look: nothing of the first view jumps', () => {
  for (const width of [360, 390, 768])
    for (const member of [undefined, '900003', '900012'])
      test(`${member ? `for member ${member}` : 'for a visitor'} at ${width} wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: width > 500 ? 1024 : 844 })
        for (const path of ['/', '/?p=My']) {
          await show(page, { name: path, path, ...(member && { member }) })
          expect(await jumps(page), path).toBeLessThan(0.01)
        }
      })
})

test.describe('look: read without any script', () => {
  test.use({ javaScriptEnabled: false })

  const words: Readonly<Record<string, string>> = {
    home: '退款无手续费',
    'member-visitor': '我的订单',
    login: '获取验证码',
    'event-schedule': '海边晨间瑜伽',
    'event-detail': '椰雕灯手作',
    'poi-list': '星屿水世界',
    'poi-detail': '附近还有',
    content: '第一次带娃看海',
    'content-terms': '用户协议',
    'old-home': '口碑目的地',
    list: '到底啦，只有这些内容了',
    'not-open': '该服务暂未开放，敬请期待',
    'not-found': '这座小岛还没有人找到',
  }

  for (const screen of screens.filter(({ name }) => words[name]))
    test(`${screen.name} says all that it has to say, and nothing lies over it`, async ({ page, gate }) => {
      if (screen.status === 404) gate.allow(/404/)
      await page.goto(`/tc-fostay${screen.path}`)
      await expect(page.getByText(words[screen.name]!).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText('这里暂时没能加载出来')).toHaveCount(0)
    })
})
