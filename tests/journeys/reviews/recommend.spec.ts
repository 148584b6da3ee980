import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

const collect = (page: Page, code: string) =>
  page.evaluate(async (product) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    await fetch(`/online/capi/collect/collectOrCancelProduct/${product}`, { method: 'POST', headers })
  }, code)

test.describe('all recommendations', () => {
  test('[B7] narrow to a kind by the address, widen again, and come page by page', async ({ page }) => {
    await open(page, '/recommend?productCode=LT610101')
    const products = block(page, 'products').getByRole('article')
    await expect(products).toHaveCount(10)
    await awake(block(page, 'types'))
    const tickets = block(page, 'types').getByRole('button', { name: '门票' })
    await tickets.tap()
    await expect(page).toHaveURL(/productType=30/)
    await expect(tickets).toHaveAttribute('aria-pressed', 'true')
    await expect(products.first().getByRole('link')).toHaveAttribute('href', /\/ticket\//)
    await tickets.tap()
    await expect(page).not.toHaveURL(/productType/)
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      expect(await products.count()).toBeGreaterThan(15)
    }).toPass()
  })
})

/** That they want a login [B6] is among the routes of addresses.spec.ts. */
test.describe('favourites', () => {
  test('[B4] empty, then what was collected; cancelled, taken back, and gone after a reload', async ({ page }) => {
    await loginAs(page, '900005')
    await open(page, '/myfavorites')
    await expect(page.getByText('还没有收藏')).toBeVisible()
    for (const code of ['LT610101', 'LT650106']) await collect(page, code)
    await open(page, '/myfavorites')
    const rows = block(page, 'products').getByRole('article')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: '白沙湾夏夜音乐节双人票' })).toContainText('商品已下架')
    const combo = rows.filter({ hasText: '澜湾岛海景双晚' })
    const toggle = async (name: string) => {
      const answered = page.waitForResponse(/collectOrCancelProduct/)
      await combo.getByRole('button', { name }).tap()
      await answered
    }
    await toggle('取消收藏')
    await expect(combo).toContainText('已取消收藏')
    await toggle('撤销')
    await expect(combo).not.toContainText('已取消收藏')
    await toggle('取消收藏')
    await expect(combo).toContainText('已取消收藏')
    await page.reload()
    await expect(rows).toHaveCount(1)
    await collect(page, 'LT650106')
  })
})
