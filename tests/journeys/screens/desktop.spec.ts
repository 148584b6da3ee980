import type { Locator, Page } from '@playwright/test'
import { alive, block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { violations } from '../support/axe.ts'

const header = (page: Page) => page.getByRole('navigation', { name: '网站导航' })
const buy = (page: Page) => page.getByRole('group', { name: '购买' })

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test(
    'the site’s header leads on and searches, and nothing of a phone is at the foot',
    { tag: '@gate' },
    async ({ page }) => {
      await open(page, '/')
      await expect(page.getByRole('navigation', { name: '底部导航' })).toBeHidden()
      await header(page).getByRole('link', { name: '套餐' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '限时抢购' })).toBeVisible()
      await expect(page.getByRole('button', { name: '返回' })).toBeHidden()
      await header(page).getByRole('searchbox', { name: '搜索' }).fill('温泉')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?keyword=/)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' })).toBeVisible()
    },
  )

  test(
    'what a product costs stands at the side, in view for as long as one reads',
    { tag: '@gate' },
    async ({ page }) => {
      await open(page, '/hotel/detail/100101')
      const before = await boxOf(buy(page))
      expect(before.x).toBeGreaterThan(900)
      expect(before.width).toBe(372)
      await block(page, 'texts').scrollIntoViewIfNeeded()
      await expect.poll(async () => (await boxOf(buy(page))).y).toBe(88)
      await buy(page).getByRole('button', { name: '选择房型' }).click()
      await expect(block(page, 'rooms')).toBeInViewport()
      // A page of one column after it has its own width, also when it is opened by a link.
      await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click()
      await expect(page).toHaveURL(/\/content\/30202$/)
      // The page that is left stands until the next one is there.
      await expect.poll(async () => (await boxOf(page.locator('main'))).width).toBe(672)
    },
  )

  test('a sheet is a dialog in the middle', async ({ page }) => {
    await open(page, '/hotel/detail/100101')
    await block(page, 'stay')
      .getByRole('button', { name: /选择入住\/离店时间/ })
      .click()
    const sheet = page.getByRole('dialog', { name: '选择入住/离店时间' })
    await expect(sheet).toBeVisible()
    // It comes with a motion that makes it larger.
    await expect.poll(async () => (await boxOf(sheet)).width).toBe(720)
    const { x, y, width, height } = await boxOf(sheet)
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(1)
    expect(Math.abs(y + height / 2 - 450)).toBeLessThan(1)
    expect(height).toBeLessThanOrEqual(720)
    const months = sheet.getByRole('grid')
    const [first, second] = [await boxOf(months.first()), await boxOf(months.nth(1))]
    expect([first.width, second.width, second.x - first.x]).toEqual([360, 360, 360])
    await sheet.getByRole('button', { name: '下个月' }).click()
    await expect.poll(async () => (await boxOf(months.nth(1))).x).toBe(first.x)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  test('Tab goes through the header before the content, and 跳到内容 past it', async ({ page }) => {
    await open(page, '/hotel/detail/100101')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到内容' })).toBeFocused()
    for (const name of ['澜途度假', '酒店', '门票', '玩乐', '套餐', '活动']) {
      await page.keyboard.press('Tab')
      await expect(header(page).getByRole('link', { name })).toBeFocused()
    }
    await page.getByRole('link', { name: '跳到内容' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  for (const path of ['/', '/hotel/detail/100101', '/play/productDetail/310101'])
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await open(page, path)
      await alive(page)
      expect(await violations(page)).toEqual([])
    })
})
