import { readFileSync } from 'node:fs'
import type { RouteTable } from '../../../schemas/page/route.ts'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { productList } from '../drivers/list.ts'
import { addressOf } from '../support/route-address.ts'
import { alive, block, open, scrollThrough, scrollY, watchRequests } from '../drivers/shop.ts'

const { describe } = test
const { routes } = JSON.parse(readFileSync('pages/routes.json', 'utf8')) as RouteTable

/** An address of a route, with its query. */
const named = ({ path, query }: RouteTable['routes'][number]) =>
  addressOf(path) + (query ? `?${new URLSearchParams(query)}` : '')

describe('[B2] a page’s frame', () => {
  test('every page has the title of its route in the browser’s bar', async ({ page }) => {
    const wrong: string[] = []
    for (const route of routes.filter(({ login }) => !login)) {
      const html = await (await page.request.get(`/tc-fostay${named(route)}`)).text()
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
      const isArticle = route.name === 'content'
      const expected = route.title === '澜途度假' ? route.title : `${route.title} - 澜途度假`
      if (title !== expected && !isArticle) wrong.push(`${named(route)}: ${title}`)
    }
    expect(wrong).toEqual([])
  })

  test('[B2.9] the home page has no header, the others have one with their title and the way back', async ({
    page,
  }) => {
    await open(page, '/')
    const back = page.getByRole('button', { name: '返回' })
    await expect(back).toHaveCount(0)
    for (const [path, title] of [
      ['/combo', '限时抢购'],
      ['/content/30001', '旅行攻略'],
      ['/goods/650101', '商品详情'],
      ['/atlantis/v2/poiList', '度假地图'],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('banner').getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(back).toBeVisible()
    }
  })

  test('the title follows the shopper from page to page and back', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.entries.getByRole('link', { name: '门票' }).tap()
    await expect(page).toHaveTitle('全部商品 - 澜途度假')
    await page.goBack()
    await expect(page).toHaveTitle('澜途度假')
  })
})

describe('a page that is kept while the shopper looks at a product', () => {
  test('has its place, the chosen tab and what it loaded, without a request', { tag: '@gate' }, async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await scrollThrough(page)
    await home.tab('门票').scrollIntoViewIfNeeded()
    await home.tab('门票').tap()
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
    const product = home.products.nth(3)
    await product.scrollIntoViewIfNeeded()
    const name = (await product.textContent()) ?? ''
    const place = await scrollY(page)
    await product.getByRole('link').first().tap()
    await expect(page.getByText(/^\d{6}$/).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const requests = watchRequests(page)
    await page.goBack()
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
    await expect(product).toHaveText(name)
    expect(Math.abs((await scrollY(page)) - place)).toBeLessThanOrEqual(1)
    await page.waitForLoadState('networkidle')
    expect([requests.calls(), requests.pages(), requests.documents()].flat().map((one) => one.url())).toEqual([])
  })

  test('is so too when the list is two pages behind', async ({ page }) => {
    const list = productList(page)
    await homePage(page).open()
    await homePage(page).entries.getByRole('link', { name: '门票' }).tap()
    await expect(list.name).toHaveText('门票玩乐')
    const product = list.products.nth(6)
    await product.scrollIntoViewIfNeeded()
    const place = await scrollY(page)
    await product.getByRole('link').first().tap()
    await expect(page.getByText(/^\d{6}$/).first()).toBeVisible()
    await block(page, 'comments').getByRole('link', { name: '查看全部' }).tap()
    await expect.poll(() => page.evaluate(() => history.state?.position)).toBe(3)
    const requests = watchRequests(page)
    await page.goBack()
    await page.goBack()
    await expect(list.name).toHaveText('门票玩乐')
    expect(Math.abs((await scrollY(page)) - place)).toBeLessThanOrEqual(1)
    expect(requests.pages()).toEqual([])
  })

  test('stands at its place after a reload, also when it was opened by a tap', async ({ page }) => {
    await homePage(page).open()
    await homePage(page).entries.getByRole('link', { name: '门票' }).tap()
    const list = productList(page)
    await expect(list.name).toHaveText('门票玩乐')
    await list.products.nth(6).scrollIntoViewIfNeeded()
    const place = await scrollY(page)
    expect(place).toBeGreaterThan(300)
    await page.reload()
    await alive(page)
    await expect(list.name).toHaveText('门票玩乐')
    await expect.poll(() => scrollY(page)).toBe(place)
  })
})

describe('the way back', () => {
  test('of a link that was opened from elsewhere leads home, whatever page it is', async ({ page, gate }) => {
    gate.allow(/404/)
    for (const path of ['/goods/650101', '/content/30001', '/atlantis/v2/eventSchedule', '/login', '/no/such/page'])
      await test.step(path, async () => {
        const opened = await page.context().newPage()
        await open(opened, path)
        await opened.getByRole('button', { name: '返回' }).tap()
        await expect(homePage(opened).brand).toBeVisible()
        await expect(opened).toHaveURL(/\/tc-fostay\/$/)
        await expect(opened).toHaveTitle('澜途度假')
        await opened.close()
      })
  })

  test('closes what lies over the page before it leaves the page', async ({ page }) => {
    await open(page, '/content/30001')
    await open(page, '/')
    const dialog = page.getByRole('dialog', { name: '联系客服' })
    const service = block(page, 'service').getByRole('button', { name: '客服' })
    await service.tap()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(homePage(page).brand).toBeVisible()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    await service.tap()
    await dialog.getByRole('button', { name: '关闭' }).tap()
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page, 'a dialog that was closed leaves no step behind').toHaveURL(/\/content\/30001$/)
  })

  test('is the same for the calendar and for sharing', async ({ page }) => {
    await open(page, '/')
    for (const button of [
      page.getByRole('button', { name: /选择入住\/离店时间/ }),
      block(page, 'header').getByRole('button', { name: '分享' }),
    ]) {
      await button.tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(homePage(page).brand).toBeVisible()
    }
  })
})
