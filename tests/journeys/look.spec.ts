import type { Page, TestInfo } from '@playwright/test'
import { brands } from '../../schemas/page/context.ts'
import { expect, test } from './fixtures.ts'
import { gallery } from './drivers/gallery.ts'
import { homePage } from './drivers/home.ts'
import { alive, scrollThrough } from './drivers/shop.ts'
import { crampedPrices, overflowing } from './support/measure.ts'

const FOLDER = 'test-results/screenshots'

async function picture(page: Page, info: TestInfo, name: string, fullPage = false): Promise<void> {
  const path = `${FOLDER}/${name}.png`
  await page.screenshot({ path, fullPage, animations: 'disabled' })
  await info.attach(name, { path, contentType: 'image/png' })
}

/** The whole page: what lies below is painted too, since the window is as high as the page. */
async function wholePicture(page: Page, info: TestInfo, name: string): Promise<void> {
  const { width = 390, height = 844 } = page.viewportSize() ?? {}
  await scrollThrough(page)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: whole })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  await picture(page, info, name)
  await page.setViewportSize({ width, height })
}

const screens = [
  { name: 'home', path: '/', status: 200 },
  { name: 'list', path: '/atlantis/TCP_YT2_Product_STAY?index=1', status: 200 },
  { name: 'not-open', path: '/goods/650201', status: 200 },
  { name: 'not-found', path: '/404', status: 404 },
] as const

test.describe('look', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const width of [360, 390, 768])
    for (const { name, path, status } of screens)
      test(`${name} at ${width} wide`, async ({ page, gate }, info) => {
        if (status === 404) gate.allow(/404/)
        await page.setViewportSize({ width, height: width > 500 ? 1024 : 844 })
        await page.goto(`/tc-fostay${path}`)
        await alive(page)
        await page.waitForLoadState('networkidle')
        await picture(page, info, `${name}-${width}`)
        if (name === 'home' || name === 'list') await wholePicture(page, info, `${name}-${width}-full`)
        expect(await overflowing(page)).toEqual([])
        expect(await crampedPrices(page)).toEqual([])
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

  for (const { name, path, status } of screens)
    test(`${name} fits the narrowest phone, 320 wide`, async ({ page, gate }) => {
      if (status === 404) gate.allow(/404/)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/tc-fostay${path}`)
      await alive(page)
      await scrollThrough(page)
      expect(await overflowing(page)).toEqual([])
      expect(await crampedPrices(page)).toEqual([])
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
