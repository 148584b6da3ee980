import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { productList } from '../drivers/list.ts'
import { block, scrollThrough } from '../drivers/shop.ts'
import { held } from '../support/held.ts'
import { routeCode } from '../support/route-code.ts'

const { describe } = test
/** A plain link, which needs no code of its own. */
const mine = (page: Page) => block(page, 'tabs').getByRole('link', { name: '我的' })
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|^page error: $/

describe('without a network', () => {
  test.beforeEach(({ gate }) => gate.allow(OFFLINE))

  test(
    'a page that is wanted says 网络异常 and comes by itself when the network is back',
    { tag: '@gate' },
    async ({ page, context }) => {
      const home = homePage(page)
      await home.open()
      await context.setOffline(true)
      await mine(page).tap()
      const failure = page.getByRole('alert')
      await expect(failure).toContainText('网络异常')
      await expect(failure.getByRole('button', { name: '重新加载' })).toBeVisible()
      await context.setOffline(false)
      await expect(block(page, 'card')).toContainText('登录后查看会员权益')
      await expect(failure).toHaveCount(0)
      await expect(page).toHaveTitle('我的 - 澜途度假')
    },
  )

  test('重新加载 says so again for as long as there is none, and 返回上一页 leads back to the page as it was', async ({
    page,
    context,
  }) => {
    const home = homePage(page)
    await home.open()
    await scrollThrough(page)
    await context.setOffline(true)
    await mine(page).tap()
    const failure = page.getByRole('alert')
    await failure.getByRole('button', { name: '重新加载' }).tap()
    await expect(failure).toContainText('网络异常')
    await failure.getByRole('button', { name: '返回上一页' }).tap()
    await expect(home.brand).toBeVisible()
    await expect(failure).toHaveCount(0)
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('a tap whose code was never fetched says 网络异常 and leaves the page as it is, however often', async ({
    page,
    context,
  }) => {
    const home = homePage(page)
    await home.open()
    await context.setOffline(true)
    for (let tap = 0; tap < 4; tap++) {
      await home.entries.getByRole('link', { name: '门票' }).tap()
      await expect(page.locator('output[popover]')).toHaveText('网络异常')
    }
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    await expect(home.brand).toBeVisible()
    await expect(home.offers, 'what can be read stays').toHaveCount(2)
    await expect(page.getByText('这里暂时没能加载出来')).toHaveCount(0)
    await context.setOffline(false)
    for (const [entry, list] of [
      ['门票', '门票玩乐'],
      ['酒店', '酒店'],
    ] as const) {
      await home.entries.getByRole('link', { name: entry }).tap()
      await expect(productList(page).name).toHaveText(list)
      await page.goBack()
      await expect(home.brand).toBeVisible()
    }
  })

  test('a tab that is chosen costs the menu alone, which comes by itself when the network is back', async ({
    page,
    context,
  }) => {
    const home = homePage(page)
    await home.open()
    await scrollThrough(page)
    // The code of the calls is here, the network isn't.
    await home.tab('酒店').tap()
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
    await context.setOffline(true)
    await home.tab('门票').tap()
    await expect(home.menu).toContainText('这里暂时没能加载出来')
    await expect(home.offers).toHaveCount(2)
    await context.setOffline(false)
    await expect(home.products.first()).toBeVisible()
    await expect(home.menu).not.toContainText('这里暂时没能加载出来')
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('on a slow network', () => {
  test('the page stays, with progress above it, until the next one is there; nothing of it jumps', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const answer = held()
    await page.route('**/_page*', async (route) => {
      await answer.wait
      await route.continue()
    })
    await home.entries.getByRole('link', { name: '门票' }).tap()
    await expect(page.getByRole('progressbar', { name: '加载中...' })).toBeVisible()
    await expect(home.brand).toBeVisible()
    await page.evaluate(() => {
      const root = document.documentElement
      root.dataset.jumps = '0'
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!shift.hadRecentInput) root.dataset.jumps = String(Number(root.dataset.jumps) + shift.value)
      }).observe({ type: 'layout-shift' })
    })
    answer.go()
    const list = productList(page)
    await expect(list.products.first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(Number(await page.evaluate(() => document.documentElement.dataset.jumps))).toBeLessThan(0.01)
  })

  test('a second tap meanwhile wins over the first', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const answer = held()
    await page.route('**/_page*index%3D2*', async (route) => {
      await answer.wait
      await route.continue()
    })
    await home.entries.getByRole('link', { name: '门票' }).tap()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await home.entries.getByRole('link', { name: '酒店' }).tap()
    await expect(productList(page).name).toHaveText('酒店')
    answer.go()
    await page.waitForLoadState('networkidle')
    await expect(productList(page).name).toHaveText('酒店')
  })

  test('a tap on a block whose code is late is answered once it is there', async ({ page }) => {
    const home = homePage(page)
    const code = held()
    await routeCode(page, 'product-menu', async (route) => {
      await code.wait
      await route.continue()
    })
    await home.open()
    await block(page, 'menu').scrollIntoViewIfNeeded()
    await home.tab('门票').tap()
    await expect(home.tab('精选')).toHaveAttribute('aria-selected', 'true')
    code.go()
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
    await expect(home.products.first()).toBeVisible()
  })

  test('a link in a block whose code is late opens at once, without a reload', async ({ page }) => {
    const home = homePage(page)
    const code = held()
    await routeCode(page, 'story-cards', async (route) => {
      await code.wait
      await route.continue()
    })
    await home.open()
    await page.evaluate(() => (document.documentElement.dataset.same = 'true'))
    const story = block(page, 'stories').getByRole('link').first()
    const title = await story.innerText()
    await story.tap()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-same', 'true')
    code.go()
  })

  test('a block whose data is late has its skeleton, and the shopper reads on meanwhile', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await scrollThrough(page)
    const answer = held()
    await page.route('**/online/cms-api/pageComponents', async (route) => {
      await answer.wait
      await route.continue()
    })
    const height = (await block(page, 'menu').boundingBox())?.height ?? 0
    await home.tab('门票').tap()
    await expect(home.stories.first()).toBeAttached()
    expect((await block(page, 'menu').boundingBox())?.height).toBeGreaterThan(height / 2)
    answer.go()
    await expect(home.tab('门票')).toHaveAttribute('aria-selected', 'true')
    await expect(home.products.first()).toBeVisible()
  })
})
