import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { open } from '../drivers/shop.ts'

const list = (page: Page) => ({
  open: (query = '', origin = '') => open(page, `/atlantis/v2/poiList${query}`, origin),
  places: page.locator('[data-block="pois"]').getByRole('article'),
  filter: (name: string) => page.getByRole('list', { name: '按类型筛选' }).getByRole('button', { name, exact: true }),
})

test.describe('places of the resort', () => {
  test('[A2] all sixteen, each with its kind and hours; a kind narrows the list, the same again widens it; ?type= begins with one', async ({
    page,
  }) => {
    const { open: openList, places, filter } = list(page)
    await openList()
    await expect(places).toHaveCount(16)
    await expect(places.filter({ hasText: '星屿水世界' }).first()).toContainText(/乐园.*09:00-21:00/)
    await filter('餐饮').tap()
    await expect(places).toHaveCount(3)
    await expect(page.getByText('餐饮 · 共 3 处')).toBeVisible()
    await filter('餐饮').tap()
    await expect(places).toHaveCount(16)
    await openList('?type=购物')
    await expect(filter('购物')).toHaveAttribute('aria-pressed', 'true')
    await expect(places).toHaveCount(2)
  })

  test('a place is open or closed by the shop’s clock', async ({ page, ownShop: { shop } }) => {
    const { open: openList, places } = list(page)
    const cafe = places.filter({ hasText: '灯塔咖啡' })
    for (const [time, word] of [
      ['06:29', '休息中'],
      ['06:30', '营业中'],
      ['19:00', '休息中'],
    ] as const) {
      await shop.setClock(`2026-12-02T${time}`)
      await openList('', shop.url)
      await expect(cafe).toContainText(word)
    }
  })

  test('a place leads to its own page', async ({ page }) => {
    const { open: openList, places } = list(page)
    await openList()
    await places.filter({ hasText: '澜湾海洋馆' }).getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/poiDetail\?poiId=50002$/)
    await expect(page.getByRole('heading', { name: '澜湾海洋馆' })).toBeVisible()
  })

  test('without places it says so instead of showing nothing', async ({ page, remoteShop: { shop, backend } }) => {
    backend.fail(({ path }) => path.startsWith('/api/app/poi/list'), 'error')
    await list(page).open('', shop.url)
    await expect(page.getByText('这里暂时没能加载出来')).toBeVisible()
    backend.heal()
    await page.getByRole('button', { name: '重新加载' }).tap()
    await expect(list(page).places).toHaveCount(16)
  })
})

test.describe('a place', () => {
  test('hours, phone, address to copy, what is near, and the way to book', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/atlantis/v2/poiDetail?poiId=50001')
    await expect(page.getByRole('heading', { name: '星屿水世界' }).first()).toBeVisible()
    await expect(page.getByText('09:00-21:00')).toBeVisible()
    await page.getByRole('button', { name: '复制地址' }).tap()
    await expect(homePage(page).toast).toHaveText('复制成功')
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
    await expect(page.getByRole('heading', { name: '附近还有' })).toBeAttached()
    await page.getByRole('link', { name: '去预订' }).tap()
    await expect(page).toHaveURL(/\/tc-fostay\/ticket\/200101$/)
  })

  test('one that sells nothing has nothing to book; one that nobody knows says 这个地点找不到了', async ({
    page,
    gate,
  }) => {
    gate.allow(/404/)
    await open(page, '/atlantis/v2/poiDetail?poiId=50005')
    await expect(page.getByRole('heading', { name: '食光餐厅' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: '去预订' })).toHaveCount(0)
    for (const query of ['?poiId=1', '']) {
      await open(page, `/atlantis/v2/poiDetail${query}`)
      await expect(page.getByText('这个地点找不到了，看看度假地图里的其他地点吧')).toBeVisible()
    }
  })
})
