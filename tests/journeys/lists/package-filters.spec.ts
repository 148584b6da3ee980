import { isPackageList, itemsQuery, loadCards, packageList, pagesAsked } from '../drivers/packages.ts'
import { alive, block, watchRequests } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

test.describe('filters of the package list', () => {
  test('a tag narrows the list at once, in the address, without a new page', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    const { documents, pages } = watchRequests(page)
    const steps = await page.evaluate(() => history.length)
    await list.tag('温泉').tap()
    await expect(list.tag('温泉')).toHaveAttribute('aria-pressed', 'true')
    await expect(list.card('听溪私汤小院 · 双早和下午茶')).toBeVisible()
    await expect(list.card('海景双晚双园家庭套餐')).toHaveCount(0)
    await expect.poll(list.chosen).toBe('温泉')
    expect([documents().length, pages().length]).toEqual([0, 0])
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  test('the server renders a filtered address, and a reload keeps it', async ({ page }) => {
    const list = packageList(page)
    await page.goto(`/tc-fostay/combo${itemsQuery('温泉')}`)
    const html = await (await page.request.get(`/tc-fostay/combo${itemsQuery('温泉')}`)).text()
    expect(html).toContain('听溪私汤小院')
    expect(html).not.toContain('海边露营晚餐三人团')
    await alive(page)
    await list.tag('双人').tap()
    await expect.poll(list.chosen).toBe('温泉,双人')
    const names = await list.cards.getByRole('heading').allTextContents()
    await page.reload()
    await alive(page)
    await expect(list.tag('温泉')).toHaveAttribute('aria-pressed', 'true')
    await expect(list.tag('双人')).toHaveAttribute('aria-pressed', 'true')
    await expect(list.cards.getByRole('heading')).toHaveText(names.slice(0, 10))
  })

  test('are kept after a card was opened and left again', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    const narrowed = page.waitForResponse((response) => isPackageList({ path: new URL(response.url()).pathname }))
    await list.tag('滑雪').tap()
    await narrowed
    await expect(list.card('三日滑雪双人套餐')).toBeVisible()
    await expect.poll(list.chosen).toBe('滑雪')
    await list.card('三日滑雪双人套餐').getByRole('link').tap()
    await expect(page).toHaveURL(/\/productDetail\/610102/)
    const { calls, pages } = watchRequests(page)
    await page.goBack()
    await expect(list.tag('滑雪')).toHaveAttribute('aria-pressed', 'true')
    await expect(list.card('三日滑雪双人套餐')).toBeVisible()
    expect(list.chosen()).toBe('滑雪')
    expect([pagesAsked(calls()), pages().length]).toEqual([[], 0])
  })

  test('[B9] categories stand in a sheet, with 96% and 85% on the first two options of 玩', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await list.openSheet()
    await expect(list.sheet.getByRole('region')).toHaveCount(4)
    const plays = list.sheet.getByRole('region', { name: '玩' }).getByRole('button')
    await expect(plays).toHaveText([/^水世界.*96%$/, /^海洋馆.*85%$/, '出海', '滑雪体验', '夜游'])
    await list.sheet.getByRole('button', { name: '夜游', exact: true }).tap()
    await list.sheet.getByRole('button', { name: '含早餐', exact: true }).tap()
    await list.sheet.getByRole('button', { name: '确定' }).tap()
    await expect(list.sheet).toHaveCount(0)
    await expect.poll(list.chosen).toBe('夜游,含早餐')
    await expect(list.filter.getByRole('button', { name: /^筛选/ })).toHaveText('筛选2项')
    await expect(list.card('枕水双人慢住两晚')).toBeVisible()
    await expect(list.card('海景双晚双园家庭套餐')).toHaveCount(0)
  })

  test('back closes the sheet and changes nothing', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await list.openSheet()
    await list.sheet.getByRole('button', { name: '夜游', exact: true }).tap()
    await page.goBack()
    await expect(list.sheet).toHaveCount(0)
    expect(list.chosen()).toBeNull()
    await expect(list.cards).toHaveCount(10)
  })

  test('[B2.2] nothing found says so, and 重置筛选 brings all back', async ({ page }) => {
    const list = packageList(page)
    await list.open(itemsQuery('滑雪', '海景'))
    await expect(list.nothing).toBeVisible()
    await expect(list.cards).toHaveCount(0)
    await expect(list.filter).toBeVisible()
    await list.reset.tap()
    await expect(list.cards).toHaveCount(10)
    await expect(list.nothing).toHaveCount(0)
    await expect.poll(list.chosen).toBeNull()
  })

  test('[B9] under ten results the bar is there for who filtered, and for nobody else', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    const list = packageList(page)
    await list.open(itemsQuery('拼团'))
    expect(await list.cards.count()).toBeLessThan(10)
    await expect(list.filter).toBeVisible()
    backend.rewrite((reply, call) => (isPackageList(call) ? reply.replace(/"total":\d+/, '"total":9') : reply))
    await list.open('', shop.url)
    await expect(list.cards.first()).toBeVisible()
    await expect(list.filter).toHaveCount(0)
  })

  test('the bar stays under the page’s own, and another choice begins at the first card', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await loadCards(page, 20)
    await expect(list.filter).toBeInViewport()
    await list.tag('亲子').tap()
    await expect(list.card('海景双晚双园家庭套餐')).toBeInViewport()
    await expect(list.filter).toBeInViewport()
  })

  test('a list that can’t be had can be asked for again, under the filters', async ({
    page,
    gate,
    remoteShop: { shop, backend },
  }) => {
    gate.allow(/500/)
    const list = packageList(page)
    await list.open('', shop.url)
    backend.fail(isPackageList, 'error')
    await list.tag('亲子').tap()
    const again = block(page, 'offers').getByRole('button', { name: '重新加载' })
    await expect(again).toBeVisible()
    await expect(list.filter).toBeVisible()
    backend.heal()
    await again.tap()
    await expect(list.card('海景双晚双园家庭套餐')).toBeVisible()
  })

  test('any words in the address make a page', async ({ page }) => {
    const list = packageList(page)
    await list.open(`?items=${encodeURIComponent(`,,${'长'.repeat(80)},亲子`)}`)
    await expect(list.cards.first()).toBeVisible()
  })
})
