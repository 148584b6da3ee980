import { homePage } from '../drivers/home.ts'
import { alive, block } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { components, SORRY } from '../support/home-endpoints.ts'

test.describe('what fails costs its own part of the page', () => {
  test('what failed on the server is not kept: the next shopper gets the whole page', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    backend.fail(components, 'error')
    await page.goto(`${shop.url}/tc-fostay/`)
    await expect(block(page, 'banner')).toContainText(SORRY)
    backend.heal()
    await expect.poll(async () => (await fetch(`${shop.url}/tc-fostay/`)).text()).not.toContain(SORRY)
  })

  test('a tab whose products fail costs the menu alone, and 重新加载 brings that tab', async ({
    page,
    gate,
    remoteShop: { shop, backend },
  }) => {
    gate.allow(/500/)
    const home = homePage(page)
    await home.open('', shop.url)
    await home.menu.scrollIntoViewIfNeeded()
    await expect(home.products, 'all is there before it fails').toHaveCount(6)
    backend.fail(components, 'error')
    await home.tab('酒店').tap()
    await expect(home.menu).toContainText(SORRY)
    await expect(home.offers).toHaveCount(2)
    await expect(page.getByText(SORRY)).toHaveCount(1)
    backend.heal()
    await home.menu.getByRole('button', { name: '重新加载' }).tap()
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
    await expect(home.tab('酒店')).toHaveAttribute('aria-selected', 'true')
  })

  test('a picture that can’t be had leaves the words in their place', async ({ page, gate }) => {
    gate.allow(/media|ERR_FAILED/)
    await page.route('**/media/**', (route) => route.abort())
    const home = homePage(page)
    await home.open()
    await expect(home.offers.first()).toContainText('立即抢购')
    await expect(home.products).toHaveCount(6)
    expect((await home.offers.first().boundingBox())?.height).toBeGreaterThan(300)
  })

  test('widget code that can’t be had leaves the page as the server made it', async ({ page, gate }) => {
    gate.allow(/assets|ERR_FAILED|Failed to fetch|^page error: $/)
    await page.route('**/assets/*.js', (route) => route.abort())
    const home = homePage(page)
    await page.goto('/tc-fostay/')
    await expect(home.products).toHaveCount(6)
    await home.entries.getByRole('link', { name: '酒店' }).tap()
    await expect(page.getByText('到底啦，只有这些内容了')).toBeAttached()
  })

  test('a tap that comes before the app is done when the app is there', async ({ page }) => {
    await page.route('**/assets/app-*.js', async (route) => {
      await tapped
      await route.continue()
    })
    let done = () => {}
    const tapped = new Promise<void>((resolve) => (done = resolve))
    await page.goto('/tc-fostay/goods/650101', { waitUntil: 'commit' })
    await page.getByRole('button', { name: '立即购买' }).tap()
    done()
    await expect(page.getByText('请选择套餐')).toBeVisible()
  })

  test('the app that can’t be had is told where its buttons do nothing, and comes by a reload', async ({
    page,
    gate,
  }) => {
    gate.allow(/assets|ERR_FAILED|Failed to fetch|^page error: $/)
    await page.route('**/assets/app-*.js', (route) => route.abort())
    await page.goto('/tc-fostay/goods/650101')
    await page.getByRole('button', { name: '立即购买' }).tap()
    const told = page.getByRole('alert')
    await expect(told).toContainText('页面没有加载完整，按钮暂时不能用')
    await page.unroute('**/assets/app-*.js')
    await told.getByRole('button', { name: '重新加载' }).tap()
    await alive(page)
    await expect(told).toHaveCount(0)
    await page.getByRole('button', { name: '立即购买' }).tap()
    await expect(page.getByText('请选择套餐')).toBeVisible()
  })
})
