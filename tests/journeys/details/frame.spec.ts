import type { Page } from '@playwright/test'
import { open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const header = (page: Page) => page.locator('#root header')

/** What stands in the bar in the place of its title, and how much of it is to be seen. */
const nameInBar = (page: Page) =>
  page.locator('#root [data-hero]').evaluate((pictures) => {
    const { content, opacity } = getComputedStyle(pictures, '::before')
    return { content, opacity: Number(opacity) }
  })

test.describe('the frame of a detail page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('begins with its pictures at the top edge, and with round buttons on them', async ({ page }) => {
    await open(page, '/hotel/detail/100101')
    expect(await page.locator('#root [data-hero]').boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 312 })
    for (const name of ['返回', '收藏', '分享']) {
      const box = (await page.locator('#root').getByRole('button', { name, exact: true }).boundingBox())!
      expect(box.y + box.height).toBeLessThan(60)
      expect([box.width, box.height]).toEqual([44, 44])
    }
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect((await nameInBar(page)).opacity).toBe(0)
  })

  test('has a bar with the name of the product once 120 px are scrolled', async ({ page }) => {
    await open(page, '/hotel/detail/100101')
    await page.evaluate(() => scrollTo({ top: 130, behavior: 'instant' }))
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect
      .poll(() => nameInBar(page))
      .toMatchObject({ opacity: 1, content: expect.stringContaining('澜湾岛海景度假酒店') })
  })

  test('has a plain bar with its title where there are no pictures', async ({ page }) => {
    await open(page, '/review-list?productId=650101')
    await expect(page.locator('#root [data-hero]')).toHaveCount(0)
    await expect(header(page).getByRole('heading')).toHaveCSS('opacity', '1')
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})
