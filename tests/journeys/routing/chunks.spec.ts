import { expect, test } from '../fixtures.ts'
import { detailPage } from '../drivers/details.ts'
import { homePage } from '../drivers/home.ts'
import { alive, awake, block, open, watchRequests } from '../drivers/shop.ts'
import { codeFile, routeCode } from '../support/route-code.ts'

const { describe } = test
const SORRY = '这里暂时没能加载出来'

describe('[A8] code that can’t be had', () => {
  test.beforeEach(({ gate }) => gate.allow(/ERR_FAILED|assets|product-menu|product-grid|_report/))

  test('leaves what the server made: it can be read; who taps is told, and 重新加载 brings it', async ({ page }) => {
    await routeCode(page, 'product-menu', (route) => route.abort())
    const home = homePage(page)
    const failed = page.waitForEvent('requestfailed')
    await open(page, '/')
    await block(page, 'menu').scrollIntoViewIfNeeded()
    await failed
    await expect(home.products).toHaveCount(6)
    // The first taps may come while it is still being found out that the code can't be had.
    await expect(async () => {
      await home.tab('门票').tap()
      await expect(block(page, 'menu')).toContainText(SORRY)
    }).toPass()
    await expect(home.offers).toHaveCount(2)
    await page.unrouteAll()
    // It was asked for when it was near and when it was touched: the third try is a reload of the page.
    const reloaded = page.waitForEvent('load')
    await block(page, 'menu').getByRole('button', { name: '重新加载' }).tap()
    await reloaded
    await alive(page)
    await expect(home.products).toHaveCount(6)
    await home.tab('门票').tap()
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
  })

  test('of blocks that are near comes with the network, and they are as they were', async ({ page, context, gate }) => {
    gate.allow(/ERR_INTERNET_DISCONNECTED|^page error: $/)
    const home = homePage(page)
    await open(page, '/')
    await context.setOffline(true)
    // Whether a new build took it away is looked for last. Other code may fail before it: what comes when the page is idle.
    const file = codeFile('product-menu')
    const failed = page.waitForEvent(
      'requestfailed',
      (request) => request.method() === 'HEAD' && request.url().includes(file),
    )
    await block(page, 'menu').scrollIntoViewIfNeeded()
    await failed
    const again = page.waitForResponse((response) => response.url().includes(`${file}?again=`))
    await context.setOffline(false)
    await again
    await home.tab('门票').tap()
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
    await expect(home.products.first()).toBeVisible()
    await expect(block(page, 'activities').getByRole('heading', { level: 2 })).toBeAttached()
  })

  test('of the next page costs that page’s block, and 重新加载 brings it', async ({ page }) => {
    await routeCode(page, 'product-grid', (route) => route.abort())
    await open(page, '/')
    await homePage(page).entries.getByRole('link', { name: '门票' }).tap()
    await expect(page).toHaveURL(/atlantis/)
    await expect(block(page, 'products')).toContainText(SORRY)
    await page.unrouteAll()
    await block(page, 'products').getByRole('button', { name: '重新加载' }).tap()
    await expect(block(page, 'products').getByRole('article').first()).toBeVisible()
  })

  test('of an action is told to who taps, and comes with the next tap', async ({ page }) => {
    await page.route('**/open-checkout-action*', (route) => route.abort())
    const detail = detailPage(page)
    await detail.open('/product/230101')
    await detail.buy('立即购买').tap()
    await expect(homePage(page).toast).toHaveText('网络异常')
    await page.unrouteAll()
    await detail.buy('立即购买').tap()
    await expect(homePage(page).toast).toHaveText('请选择套餐')
  })

  test('of a popup is told to who taps, costs nothing of the page, and comes with the next tap', async ({
    page,
    gate,
  }) => {
    gate.allow(/page-popup/)
    await page.route('**/page-popup*', (route) => route.abort())
    await open(page, '/spell?productId=650201')
    const row = block(page, 'all')
    await awake(row)
    await row.getByRole('button').tap()
    await expect(homePage(page).toast).toHaveText('网络异常')
    await expect(block(page, 'product')).toBeVisible()
    await page.unrouteAll()
    await row.getByRole('button').tap()
    await expect(page.getByRole('dialog', { name: '正在拼团' })).toBeVisible()
  })

  test('since a new build took it away is met by one reload, and by no more', async ({ page }) => {
    await open(page, '/')
    const requests = watchRequests(page)
    // That code is gone is found out by asking for its head.
    let isFoundOut = false
    page.on('request', (request) => {
      if (request.resourceType() === 'document') isFoundOut = false
    })
    await routeCode(page, 'product-grid', async (route) => {
      await route.fulfill({ status: 404, body: '' })
      isFoundOut ||= route.request().method() === 'HEAD'
    })
    await homePage(page).entries.getByRole('link', { name: '门票' }).tap()
    await expect.poll(() => requests.documents().length).toBe(1)
    await alive(page)
    await expect(page).toHaveURL(/atlantis/)
    await expect.poll(() => isFoundOut, 'by the page that was loaded anew, too').toBe(true)
    await page.evaluate(() => fetch(location.href, { method: 'HEAD' }))
    expect(requests.documents(), 'an old page that some cache gives turns in no circle').toHaveLength(1)
  })

  test('[A9] within 120 s is given up, and the next try loads the page anew', async ({ page }) => {
    await page.clock.install()
    let asked = 0
    await routeCode(page, 'product-menu', () => {
      asked += 1
      return new Promise(() => undefined)
    })
    await page.goto('/tc-fostay/')
    await page.clock.runFor(3_000)
    await alive(page)
    await block(page, 'menu').scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(121_000)
    await expect(homePage(page).products, 'what the server made is there all the while').toHaveCount(6)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const reloaded = page.waitForEvent('load')
    await homePage(page).tab('门票').tap()
    await reloaded
    await page.clock.runFor(3_000)
    await alive(page)
    await expect(homePage(page).products.first()).toBeAttached()
  })
})
