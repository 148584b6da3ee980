import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { productList } from './drivers/list.ts'
import { awake, scrollY, watchRequests } from './drivers/shop.ts'
import { held } from './support/held.ts'

declare global {
  interface Window {
    /** Blocks whose elements changed since the watch began. */
    changedBlocks: Set<string>
    sameDocument?: boolean
  }
}

/** Notes each block whose DOM changes. A running countdown is a clock of its own and does not count. */
const watchBlocks = (page: Page) =>
  page.evaluate(() => {
    window.changedBlocks = new Set()
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      if (element?.closest('[role=timer]')) return
      window.changedBlocks.add(element?.closest('[data-block]')?.getAttribute('data-block') ?? 'outside')
    }
    new MutationObserver((records) => records.forEach(({ target }) => note(target))).observe(
      document.getElementById('page')!,
      { subtree: true, childList: true, attributes: true, characterData: true },
    )
  })

const changedBlocks = (page: Page) => page.evaluate(() => [...window.changedBlocks])

test.describe('product menu', () => {
  test('[A2] another tab makes exactly one call and shows its products', { tag: '@gate' }, async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const requests = watchRequests(page)
    await home.tab('酒店').tap()
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
    await expect(home.tab('酒店')).toHaveAttribute('aria-selected', 'true')
    await page.waitForLoadState('networkidle')
    expect(requests.calls().map((request) => request.postDataJSON() as unknown)).toEqual([
      expect.objectContaining({ codes: ['TCP_YT2_Product_STAY'] }),
    ])
    expect(requests.documents()).toEqual([])
  })

  test('one changed value renders one block again: the elements of every other block stay untouched', async ({
    page,
  }) => {
    const home = homePage(page)
    await home.open()
    // The first touch wakes the carousel: it has to be at rest before the watch begins.
    await home.pause.tap()
    await expect(home.banner.locator('.swiper-initialized')).toBeVisible()
    await home.footer.scrollIntoViewIfNeeded()
    await home.menu.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await watchBlocks(page)
    await home.tab('门票玩乐').tap()
    await expect(home.products.first()).toContainText('销量第一')
    expect(await changedBlocks(page)).toEqual(['menu'])
  })

  test('the list keeps its place while the next is on its way: nothing below jumps', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.tab('酒店').scrollIntoViewIfNeeded()
    const answer = held()
    await page.route('**/online/**', async (route) => {
      await answer.wait
      await route.continue()
    })
    const height = async () => (await home.menu.boundingBox())?.height ?? 0
    const before = await height()
    await home.tab('酒店').tap()
    await expect(home.menu.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true')
    expect(Math.abs((await height()) - before)).toBeLessThan(1)
    answer.go()
    await expect(home.menu.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false')
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
  })

  test('the last of several quick taps wins', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await home.tab('酒店').tap()
    await home.tab('门票玩乐').tap()
    await home.tab('套餐度假').tap()
    await expect(home.tab('套餐度假')).toHaveAttribute('aria-selected', 'true')
    await expect(home.products.first()).toContainText('省 872')
    await expect(home.all).toHaveAttribute('href', /TCP_YT2_Product_COMBO\?index=3$/)
  })

  test('a tag narrows the list, the same tag again widens it', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    const requests = watchRequests(page)
    await home.tag('雪山').tap()
    await expect(home.tag('雪山')).toHaveAttribute('aria-pressed', 'true')
    await expect(home.products).toHaveCount(2)
    await expect(home.products.first()).toContainText('鹿鸣雪山三日滑雪套餐')
    await home.tag('雪山').tap()
    await expect(home.products).toHaveCount(6)
    expect(requests.calls().filter((request) => request.url().includes('pageComponents'))).toEqual([])
  })

  test('by keyboard: the arrows go through the tabs', async ({ page }) => {
    const home = homePage(page)
    await home.open()
    await awake(home.menu)
    await home.tab('精选').focus()
    await page.keyboard.press('ArrowRight')
    await expect(home.tab('酒店')).toBeFocused()
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
    await page.keyboard.press('End')
    await expect(home.tab('商城好物')).toBeFocused()
    await expect(home.products.first()).toContainText('当天船获')
  })

  test('[A2] 查看全部 opens the whole list of the tab without a reload', async ({ page }) => {
    const home = homePage(page)
    const list = productList(page)
    await home.open()
    await home.tab('酒店').tap()
    await expect(home.products.first()).toContainText('步行 3 分钟到沙滩')
    await page.evaluate(() => {
      window.sameDocument = true
    })
    const requests = watchRequests(page)
    await home.all.tap()
    await expect(page).toHaveURL(/\/tc-fostay\/atlantis\/TCP_YT2_Product_STAY\?index=1$/)
    await expect(list.title).toHaveText('全部商品')
    await expect(list.name).toHaveText('酒店')
    await expect(list.products).toHaveCount(12)
    await list.end.scrollIntoViewIfNeeded()
    await expect(list.end).toBeInViewport()
    expect(await page.evaluate(() => window.sameDocument)).toBe(true)
    expect(requests.documents()).toEqual([])
    expect(requests.calls()).toEqual([])
  })

  for (const [way, goBack] of [
    ['返回', (page: Page) => page.getByRole('button', { name: '返回' }).tap()],
    ['the browser’s back', (page: Page) => page.goBack()],
  ] as const)
    test(`${way} leads to the same place, the same tab and the same tag, and asks for nothing`, async ({ page }) => {
      const home = homePage(page)
      await home.open()
      await home.tab('商城好物').tap()
      await home.tag('秒杀').tap()
      await expect(home.products).toHaveCount(3)
      await home.all.scrollIntoViewIfNeeded()
      const place = await scrollY(page)
      expect(place).toBeGreaterThan(300)
      await home.all.tap()
      await expect(productList(page).products.first()).toBeVisible()
      expect(await scrollY(page)).toBe(0)
      const requests = watchRequests(page)
      await goBack(page)
      await expect(home.tab('商城好物')).toHaveAttribute('aria-selected', 'true')
      await expect.poll(() => scrollY(page)).toBe(place)
      expect([...requests.documents(), ...requests.pages(), ...requests.calls()]).toEqual([])
    })
})
