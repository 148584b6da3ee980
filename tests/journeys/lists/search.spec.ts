import type { Page } from '@playwright/test'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open, scrollY } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const search = (page: Page) => ({
  box: page.getByRole('searchbox', { name: '搜索' }),
  suggestion: (name: string) => page.getByRole('list', { name: '搜索建议' }).getByRole('link', { name, exact: true }),
  results: block(page, 'results').getByRole('article'),
  tab: (name: string) => block(page, 'kinds').getByRole('button', { name, exact: true }),
  word: (name: string) => block(page, 'box').getByRole('link', { name, exact: true }),
})

test.describe('search', () => {
  test(
    'from home by pinyin to a product and back: the results stay, and the word is remembered',
    { tag: '@gate' },
    async ({ page }) => {
      const { box, suggestion, results, tab, word } = search(page)
      await open(page, '/')
      await page.getByRole('link', { name: /^搜索：/ }).tap()
      await expect(page).toHaveURL(/\/search$/)
      await awake(block(page, 'box'))
      await box.fill('baish')
      await suggestion('白沙湾').tap()
      await expect(page).toHaveURL(/keyword=/)
      await expect(box).toHaveValue('白沙湾')
      await tab('商品').tap()
      await expect(page).toHaveURL(/kind=product/)
      await expect(results.first()).toContainText('¥')
      const sail = results.filter({ hasText: '白沙湾日落帆船出海' })
      await sail.getByRole('link').tap()
      await expect(page).toHaveURL(/\/play\/productDetail\/310102/)
      await page.goBack()
      await expect(sail).toBeInViewport()
      await expect(tab('商品')).toHaveAttribute('aria-current', 'true')
      await page.getByRole('button', { name: '清空' }).tap()
      await expect(word('白沙湾').first()).toBeVisible()
      await expect(page.getByText('最近搜过')).toBeVisible()
    },
  )

  test('a slip is forgiven and told; what is nowhere is said to be, with something to buy', async ({ page }) => {
    const { box, results } = search(page)
    await open(page, '/search')
    await awake(block(page, 'box'))
    await box.fill('白沙弯')
    await box.press('Enter')
    await expect(page.getByText('没有找到“白沙弯”，以下是“白沙湾”的结果')).toBeVisible()
    await expect(results.first()).toContainText('白沙湾')
    await box.fill('vvuuii')
    await page.getByRole('button', { name: '搜索', exact: true }).tap()
    await expect(page.getByText('没有找到“vvuuii”')).toBeVisible()
    await expect(block(page, 'others').getByRole('article').first()).toBeVisible()
  })

  test('finds a service by its word, its pinyin or its other name; back from it the results stand where they stood', async ({
    page,
  }) => {
    const { box, results, tab } = search(page)
    await loginAs(page, '900001')
    const services = [
      ['停车', '免费停车', '/carParkEntry'],
      ['jiebo', '接驳巴士', '/myBus'],
      ['开票', '我的发票', '/invoice'],
    ] as const
    await open(page, '/search')
    await awake(block(page, 'box'))
    for (const [word, name, path] of services) {
      await box.fill(word)
      await box.press('Enter')
      const found = results.filter({ hasText: name })
      await found.getByRole('link').tap()
      await expect(page).toHaveURL((url) => url.pathname === `/tc-fostay${path}`)
      await page.goBack()
      await expect(found, word).toBeInViewport()
      await expect(box).toHaveValue(word)
    }
    await box.fill('门票')
    await box.press('Enter')
    const below = results.filter({ hasText: '我的收藏' })
    await below.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 150))
    const place = await scrollY(page)
    expect(place).toBeGreaterThan(0)
    await below.getByRole('link').tap()
    await expect(page).toHaveURL(/\/myfavorites$/)
    await page.goBack()
    await expect(below).toBeInViewport()
    await expect.poll(() => scrollY(page), { message: 'where it stood' }).toBe(place)
    await expect(tab('全部')).toHaveAttribute('aria-current', 'true')
  })

  test('leads a visitor to a service by the login, and back to the results', async ({ page }) => {
    await open(page, `/search?keyword=${encodeURIComponent('停车')}`)
    const found = search(page).results.filter({ hasText: '免费停车' })
    await found.getByRole('link').tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2FcarParkEntry/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(/\/carParkEntry$/)
    await page.goBack()
    await expect(found).toBeInViewport()
  })

  test('works before any script has run: a plain form and plain links', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/tc-fostay/search')
    const { box } = search(page)
    await box.fill('wenquan')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?keyword=wenquan/)
    await expect(page.getByRole('article').first()).toContainText('温泉')
    await context.close()
  })
})
