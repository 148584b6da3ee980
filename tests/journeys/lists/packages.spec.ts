import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { itemsQuery, packageList } from '../drivers/packages.ts'
import { alive, block, scrollY, watchRequests } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { playHost, userAgents } from '../support/hosts.ts'

const LIST = '/online/cms-api/product/queryProductPackageList'
const isList = ({ path }: { readonly path: string }) => path.startsWith(LIST)
const pagesAsked = (requests: readonly Request[]) =>
  requests.filter((request) => request.url().includes(LIST)).map((request) => request.postDataJSON().pageNum)

/** Scrolls to the end until so many cards are there. */
async function loadCards(page: Page, count: number): Promise<void> {
  const { cards, toEnd } = packageList(page)
  await expect(async () => {
    await toEnd()
    expect(await cards.count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}

test.describe('the package list', () => {
  test('[B2.2] banner, time of the data, filter and ten cards come with the page', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await expect(block(page, 'banner').getByRole('link').first()).toBeVisible()
    await expect(block(page, 'updated')).toHaveText(/^数据更新于 \d+月\d+日 \d\d:\d\d$/)
    await expect(list.tags).toHaveText(['亲子', '海景', '滑雪', '温泉', '私家泳池', '双人'])
    await expect(list.cards).toHaveCount(10)
  })

  test('[B3, B9] a card shows what the offer is, three items, heat, prices and what is saved', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    const family = list.card('海景双晚双园家庭套餐')
    await expect(family.getByRole('listitem')).toHaveText([/^住/, /^吃/, /^玩/])
    await expect(family).toContainText('本周热卖')
    await expect(family).toContainText('带娃第一次来岛，照着住就对了')
    await expect(family).toContainText('热度 2.3w')
    await expect(family).toContainText(/立省¥872.*¥1,988.*¥2,860.*立即抢购/)
  })

  test('[B3] a group says how far it has come, and asks to join it', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await expect(list.card('海边露营晚餐三人团')).toContainText(/3人团，已参团2人.*立即参团/)
  })
})

test.describe('pages of the package list', () => {
  test('[B4, B9] come by ten as the end comes near, until one has no items', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    const { calls } = watchRequests(page)
    await loadCards(page, 60)
    await expect(async () => {
      await list.toEnd()
      await expect(list.status).toHaveText('没有更多了', { timeout: 500 })
    }).toPass()
    const total = await list.cards.count()
    const asked = pagesAsked(calls())
    expect(asked, 'each later page once, in order, and one past the last').toEqual(asked.map((_page, at) => at + 2))
    expect(asked.length).toBe(Math.ceil(total / 10))
  })

  test('nothing more is asked for before anybody scrolls', async ({ page }) => {
    const list = packageList(page)
    const { calls } = watchRequests(page)
    await list.open()
    await page.waitForLoadState('networkidle')
    expect(pagesAsked(calls())).toEqual([])
  })

  test('one that fails says so, and comes by 重试', async ({ page, gate, remoteShop: { shop, backend } }) => {
    gate.allow(/500/)
    const list = packageList(page)
    await list.open('', shop.url)
    await expect(list.cards).toHaveCount(10)
    backend.fail((call) => isList(call) && call.body.includes('"pageNum":2'), 'error')
    await expect(async () => {
      await list.toEnd()
      await expect(list.status).toHaveText('加载失败', { timeout: 500 })
    }).toPass()
    await expect(list.cards).toHaveCount(10)
    backend.heal()
    await list.retry.tap()
    await expect(list.cards.nth(19)).toBeAttached()
  })
})

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
    const narrowed = page.waitForResponse((response) => response.url().includes(LIST))
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
    backend.rewrite((reply, call) => (isList(call) ? reply.replace(/"total":\d+/, '"total":9') : reply))
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
    backend.fail(isList, 'error')
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

test.describe('cards of the package list', () => {
  test('[B2.2] lead to their own address, to /goods/{id}, or for a combo without one nowhere', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await loadCards(page, 60)
    await expect(list.card('海景双晚双园家庭套餐').getByRole('link')).toHaveAttribute(
      'href',
      '/tc-fostay/productDetail/610101',
    )
    await loadCards(page, 71)
    await expect(list.card('四人沙滩海鲜餐').getByRole('link')).toHaveAttribute('href', '/tc-fostay/goods/650101')
    const plain = list.cards.filter({ hasText: '星屿水世界自由搭配' })
    await expect(plain).toHaveCount(1)
    await expect(plain.getByRole('link')).toHaveCount(0)
    await list.card('四人沙滩海鲜餐').getByRole('link').tap()
    await expect(page).toHaveURL(/\/goods\/650101/)
  })

  test('back returns to the same place, with the pages that were loaded and without a call', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await loadCards(page, 40)
    const card = list.cards.nth(24)
    await card.scrollIntoViewIfNeeded()
    const [top, count] = [await scrollY(page), await list.cards.count()]
    expect(top).toBeGreaterThan(2000)
    await card.getByRole('link').tap()
    await expect(page).not.toHaveURL(/\/combo/)
    const { calls, documents, pages } = watchRequests(page)
    await page.goBack()
    await expect(card).toBeInViewport()
    expect(Math.abs((await scrollY(page)) - top)).toBeLessThan(4)
    expect(await list.cards.count()).toBe(count)
    expect([pagesAsked(calls()), documents().length, pages().length]).toEqual([[], 0, 0])
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: userAgents.app })

  test('[B2.2] a card with an address of its own opens on a new page of the app', async ({
    page,
    context,
    baseURL,
  }) => {
    const host = await playHost(context, 'app')
    const list = packageList(page)
    await list.open()
    await list.card('海景双晚双园家庭套餐').getByRole('link').tap()
    await expect.poll(() => host.of('PagodaApp.openNewPage')).toEqual([`${baseURL}/tc-fostay/productDetail/610101`])
    await expect(page).toHaveURL(/\/combo$/)
  })
})

test.describe('axe finds nothing', () => {
  for (const [name, query] of [
    ['the package list', ''],
    ['its empty state', itemsQuery('滑雪', '海景')],
  ] as const)
    test(`on ${name}`, async ({ page }) => {
      await packageList(page).open(query)
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
    })

  test('on the filter’s sheet', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    await list.openSheet()
    await list.sheet.getByRole('button', { name: '夜游', exact: true }).tap()
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  })
})
