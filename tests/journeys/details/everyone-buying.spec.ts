import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'

const COMBO = '/productDetail/610101'
const QUERY = '**/online/cms-api/product/queryRecommendProducts'

interface Asked {
  readonly pageNumber: number
  readonly pageSize: number
  readonly productType?: number
  readonly distinctId?: string
}

interface Told {
  readonly products: { readonly productId: string }[]
}

function panelOf(page: Page) {
  const panel = block(page, 'buying')
  const tabs = panel.getByRole('list', { name: '按分类筛选' }).getByRole('button')
  return {
    panel,
    tabs,
    cards: panel.getByRole('article'),
    names: () => panel.getByRole('article').getByRole('heading').allTextContents(),
    more: panel.getByRole('link', { name: /查看更多/ }),
    /** Taps a tab and waits for what it asks for. */
    async tap(index: number): Promise<Asked> {
      const sent = page.waitForRequest(QUERY)
      await tabs.nth(index).tap()
      return (await sent).postDataJSON() as Asked
    },
  }
}

/** Recommendations changed on their way to the shop. */
const recommended =
  (change: (told: Told) => object) =>
  (reply: string, { path }: { path: string }) => {
    if (!path.includes('queryRecommendProducts')) return reply
    const { data, ...rest } = JSON.parse(reply) as { data: Told }
    return JSON.stringify({ ...rest, data: change(data) })
  }

test.describe('[B2.10] everyone is buying', () => {
  test('three products, at most three tabs, a button on each, and the way to all', async ({ page }) => {
    for (const path of [COMBO, '/play/productDetail/310101', '/goods/650101', '/vacation/detail/510101'])
      await test.step(path, async () => {
        await open(page, path)
        const { panel, tabs, cards, more } = panelOf(page)
        await panel.scrollIntoViewIfNeeded()
        await expect(cards).toHaveCount(3)
        await expect(tabs).toHaveCount(3)
        await expect(panel.locator('[aria-pressed="true"]')).toHaveCount(0)
        await expect(panel.getByRole('link', { name: /立即抢购/ })).toHaveCount(3)
        await expect(cards.first()).toContainText(/¥\d.*起/)
        await more.tap()
        await expect(page).toHaveURL(/\/recommend\?productCode=\w+$/)
      })
  })

  test('[B9] a tab asks for ten of its kind; tapped again it is left, and all are there again', async ({ page }) => {
    await open(page, COMBO)
    const { panel, tabs, names, tap } = panelOf(page)
    await panel.scrollIntoViewIfNeeded()
    const all = await names()
    const asked = await tap(1)
    expect(asked).toMatchObject({ pageNumber: 1, pageSize: 10 })
    expect(asked.productType).toEqual(expect.any(Number))
    await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(names).not.toEqual(all)
    expect(await tap(1)).not.toHaveProperty('productType')
    await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(names).toEqual(all)
  })

  test('what is recommended below is something else', async ({ page }) => {
    await open(page, COMBO)
    const { panel, names } = panelOf(page)
    await panel.scrollIntoViewIfNeeded()
    const chosen = await names()
    const list = block(page, 'recommend')
    await list.scrollIntoViewIfNeeded()
    await expect(list.getByRole('article')).toHaveCount(6)
    const below = await list.getByRole('article').getByRole('heading').allTextContents()
    expect(below.filter((name) => chosen.includes(name))).toEqual([])
  })

  test('is not there when nothing is recommended, and has no way to more with three', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    const { panel, cards, more } = panelOf(page)
    backend.rewrite(recommended((told) => ({ ...told, products: told.products.slice(0, 3) })))
    await open(page, COMBO, shop.url)
    await panel.scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(3)
    await expect(more).toHaveCount(0)
    backend.rewrite(recommended((told) => ({ ...told, products: [] })))
    await open(page, '/productDetail/610102', shop.url)
    await expect(block(page, 'notes')).toBeAttached()
    // Where the server did not wait for it, an empty place is kept.
    await expect(panel.filter({ hasText: /./ })).toHaveCount(0)
  })

  test('[B8] a failure is passed over in silence', async ({ page, gate, remoteShop: { shop, backend } }) => {
    // A server that did not wait for it leaves the call to the browser, which writes the refusal down.
    gate.allow(/500/)
    backend.fail(({ path }) => path.includes('queryRecommendProducts'), 'error')
    await open(page, COMBO, shop.url)
    await expect(block(page, 'notes')).toBeAttached()
    await expect(panelOf(page).panel).toHaveCount(0)
    await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0)
  })

  test('[B6] a visitor’s anonymous id goes with it, a member’s does not', async ({ page }) => {
    await open(page, `${COMBO}?distinctID=visitor-7`)
    const { panel, tap } = panelOf(page)
    await panel.scrollIntoViewIfNeeded()
    expect(await tap(0)).toMatchObject({ distinctId: 'visitor-7' })
    await loginAs(page, '900001')
    await open(page, `${COMBO}?distinctID=visitor-7`)
    await panel.scrollIntoViewIfNeeded()
    expect(await tap(0)).not.toHaveProperty('distinctId')
  })
})
