import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { productList } from './drivers/list.ts'
import { alive, awake, reload, scrollThrough, scrollY, shownBlocks, watchRequests } from './drivers/shop.ts'
import { held } from './support/held.ts'

test.describe('going from page to page', () => {
  test('a touch on a link asks for its page before the finger is lifted', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const requests = watchRequests(page)
    await home.all.scrollIntoViewIfNeeded()
    await home.all.dispatchEvent('pointerdown')
    await expect.poll(() => requests.pages().length).toBe(1)
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    await home.all.tap()
    await expect(productList(page).products.first()).toBeVisible()
    expect(requests.pages(), 'the touch’s answer is used, not asked for again').toHaveLength(1)
  })

  test('a link at the top of a long page opens its page at once, though blocks below were never near', async ({
    page,
  }) => {
    const home = homePage(page)
    await home.open()
    await home.entries.getByRole('link', { name: '玩乐' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '玩乐详情' })).toBeVisible()
    expect(await scrollY(page)).toBe(0)
    await expect(shownBlocks(page).first()).toHaveAttribute('data-block', 'pictures')
  })

  test('a link in a new tab leaves this one as it is', async ({ page, context }) => {
    const home = homePage(page)
    await home.open()
    const opened = context.waitForEvent('page')
    await home.all.click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await expect(other.getByText('到底啦，只有这些内容了')).toBeAttached()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('a page that can’t be had offers 重新加载, which brings it', { tag: '@gate' }, async ({ page, gate }) => {
    gate.allow(/_page|ERR_FAILED/)
    const home = homePage(page)
    await home.open()
    await awake(home.menu)
    await page.route('**/_page*', (route) => route.abort())
    await home.all.tap()
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('网络异常')
    await page.unroute('**/_page*')
    await failure.getByRole('button', { name: '重新加载' }).tap()
    await expect(productList(page).products.first()).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('a page that can’t be had lets the shopper go back to where they were', async ({ page, gate }) => {
    gate.allow(/_page|ERR_FAILED/)
    const home = homePage(page)
    await home.open()
    await awake(home.menu)
    await page.route('**/_page*', (route) => route.abort())
    await home.all.tap()
    await expect(page.getByRole('alert')).toContainText('网络异常')
    await page.goBack()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(home.products).toHaveCount(6)
    await home.stories.first().scrollIntoViewIfNeeded()
    await expect(home.stories.first()).toContainText('第一次带娃看海')
  })

  test('who goes back before the next page came stays where they were', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await awake(home.menu)
    const answer = held()
    await page.route('**/_page*', async (route) => {
      await answer.wait
      await route.continue()
    })
    await home.all.tap()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    answer.go()
    await page.waitForLoadState('networkidle')
    await expect(home.brand).toBeAttached()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('the browser’s reload keeps the place on the page', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await scrollThrough(page)
    // The browser notes a place once it has been at rest for a moment: it says nobody when.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 1200))
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      await reload(page)
      await page.waitForLoadState('networkidle')
      expect(await scrollY(page)).toBe(1200)
    }).toPass()
  })

  test('the title, the focus and the top of the page are those of the new page', { tag: '@gate' }, async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await awake(home.menu)
    await home.all.tap()
    await expect(productList(page).products.first()).toBeVisible()
    await expect(page).toHaveTitle(/全部商品/)
    await expect(page.locator('#page')).toBeFocused()
    expect(await scrollY(page)).toBe(0)
  })

  test('back and forward go through the history, each page as it was', { tag: '@gate' }, async ({ page }) => {
    const home = homePage(page)
    const list = productList(page)
    await home.open()
    await home.entries.getByRole('link', { name: '门票' }).tap()
    await expect(list.name).toHaveText('门票玩乐')
    await list.products.first().getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1, name: '门票详情' })).toBeVisible()
    await page.goBack()
    await expect(list.name).toHaveText('门票玩乐')
    await page.goBack()
    await expect(home.brand).toBeVisible()
    await page.goForward()
    await expect(list.name).toHaveText('门票玩乐')
  })

  test(
    'an address typed by hand opens the list, and 返回 leads from there to the home page',
    { tag: '@gate' },
    async ({ page }) => {
      const list = productList(page)
      await list.open('TCP_YT2_Product_MALL', 4)
      await expect(list.name).toHaveText('商城好物')
      await expect(list.products).toHaveCount(14)
      await list.back.tap()
      await expect(homePage(page).brand).toBeVisible()
      await expect(page).toHaveURL(/\/tc-fostay\/$/)
    },
  )

  test('[B2.2] a list without products says so and leads on', async ({ page, gate }) => {
    gate.allow(/404/)
    await page.goto('/tc-fostay/atlantis/NO_SUCH_LIST?index=0')
    await alive(page)
    await expect(page.getByText('很抱歉，没有找到相关产品')).toBeVisible()
    await page.getByRole('link', { name: '去首页看看' }).tap()
    await expect(homePage(page).brand).toBeVisible()
  })
})
