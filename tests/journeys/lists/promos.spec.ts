import type { Page } from '@playwright/test'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const promo = (page: Page) => ({
  open: (code: string, origin = '') => open(page, `/atlantis/ploy/${code}`, origin),
  items: block(page, 'items').getByRole('article'),
  end: page.getByText('到底啦，只有这些内容了'),
})

test.describe('a promo list', () => {
  test('[B2.1] shows the items of the component of its code, and that it is at its end', async ({ page }) => {
    const list = promo(page)
    await list.open('PLOY_WINTER_ISLAND')
    await expect(page.getByRole('heading', { name: '冬日海岛' })).toBeVisible()
    await expect(list.items).toHaveCount(10)
    await expect(list.end).toBeAttached()
    await list.open('PLOY_FAMILY')
    await expect(list.items).toHaveCount(3)
  })

  test('an item opens its product, and back returns to the list', async ({ page }) => {
    const list = promo(page)
    await list.open('PLOY_WINTER_ISLAND')
    await list.items.filter({ hasText: '白沙湾日落帆船出海' }).getByRole('link').tap()
    await expect(page).toHaveURL(/\/play\/productDetail\/310102/)
    await page.goBack()
    await expect(list.items.filter({ hasText: '白沙湾日落帆船出海' })).toBeInViewport()
  })

  test('a component without items says so, with a way on; a code that is not known says so', async ({ page, gate }) => {
    gate.allow(/404/)
    await promo(page).open('NO_SUCH_LIST')
    await expect(page.getByText('没有找到这个活动')).toBeVisible()
    await expect(page.getByText('很抱歉，没有找到相关产品')).toHaveCount(0)
    await promo(page).open('PLOY_SOON')
    await expect(page.getByText('很抱歉，没有找到相关产品')).toBeVisible()
    await expect(promo(page).end).toHaveCount(0)
    await page.getByRole('link', { name: '看看限时抢购' }).tap()
    await expect(page).toHaveURL(/\/combo$/)
  })

  test('the banner of the package list leads here', async ({ page }) => {
    await open(page, '/combo')
    await block(page, 'banner').getByRole('link').first().tap()
    await expect(page.getByRole('heading', { name: '冬日海岛' })).toBeVisible()
  })

  test('a list that can’t be had can be asked for again', async ({ page, gate, remoteShop: { shop, backend } }) => {
    gate.allow(/500/)
    backend.fail(({ path }) => path.startsWith('/online/cms-api/pageComponent?'), 'error')
    await promo(page).open('PLOY_FAMILY', shop.url)
    const again = block(page, 'items').getByRole('button', { name: '重新加载' })
    await expect(again).toBeVisible()
    backend.heal()
    await again.tap()
    await expect(promo(page).items).toHaveCount(3)
  })
})
