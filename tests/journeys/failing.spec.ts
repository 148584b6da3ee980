import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { homePage } from './drivers/home.ts'
import { alive, block } from './drivers/shop.ts'
import type { BackendCall, Trouble } from './support/played-backend.ts'

const SORRY = '这里暂时没能加载出来'

const components = ({ path }: BackendCall) => path.endsWith('/pageComponents')

/** What the home page asks for (A7), the blocks that need it, and what each shows instead: its `onError`. */
const endpoints = [
  {
    name: 'the deals',
    isIt: ({ path }: BackendCall) => path.endsWith('/queryProductPackageList'),
    retrying: ['deals'],
    hiding: [],
  },
  {
    name: 'the products of a tab',
    isIt: (call: BackendCall) => components(call) && call.body.includes('TCP_YT2_Product_PICK'),
    retrying: ['menu'],
    hiding: [],
  },
  {
    name: 'the page components',
    isIt: (call: BackendCall) => components(call) && call.body.includes('YT3_BANNER'),
    retrying: ['banner', 'entries', 'menu'],
    hiding: ['notice', 'stories'],
  },
] as const

const everyBlock = ['header', 'banner', 'entries', 'notice', 'deals', 'menu', 'stories', 'footer'] as const

/** Adds up how far things have jumped without a touch: Cumulative Layout Shift, unitless. */
const jumps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
          done(shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
  )

test.describe('a failing endpoint costs its own blocks', () => {
  for (const { name, isIt, retrying, hiding } of endpoints)
    for (const trouble of ['error', 'malformed', 'silent'] as const satisfies readonly Trouble[])
      test(`${name}: ${trouble}. Each block shows its declared fallback, the rest is there, 重新加载 recovers`, async ({
        page,
        remoteShop: { shop, backend },
      }) => {
        backend.fail(isIt, trouble)
        const answer = await page.goto(`${shop.url}/tc-fostay/`)
        expect(answer?.status()).toBe(200)
        await alive(page)
        for (const id of retrying) await expect(block(page, id)).toContainText(SORRY)
        for (const id of hiding) await expect(block(page, id)).toHaveText('')
        const others = everyBlock.filter((id) => ![...retrying, ...hiding].some((failed) => failed === id))
        for (const id of others) {
          await expect(block(page, id)).not.toBeEmpty()
          await expect(block(page, id)).not.toContainText(SORRY)
        }
        backend.heal()
        for (const id of retrying) {
          const retry = block(page, id).getByRole('button', { name: '重新加载' })
          if (await retry.isVisible()) await retry.tap()
          await expect(block(page, id)).not.toContainText(SORRY)
        }
        await expect(homePage(page).products).toHaveCount(6)
      })

  for (const { name, isIt, retrying, hiding } of endpoints)
    test(`${name}: an empty reply. Its blocks have nothing to show, the rest is there`, async ({
      page,
      remoteShop: { shop, backend },
    }) => {
      backend.fail(isIt, 'empty')
      const answer = await page.goto(`${shop.url}/tc-fostay/`)
      expect(answer?.status()).toBe(200)
      await alive(page)
      const home = homePage(page)
      await expect(home.brand).toBeVisible()
      await expect(home.footer).toBeAttached()
      for (const id of [...retrying, ...hiding].filter((id) => id !== 'menu'))
        await expect(block(page, id)).toHaveCount(0)
      await expect(page.getByText(SORRY)).toHaveCount(0)
    })

  for (const { name, isIt, retrying } of endpoints)
    test(`${name}: slow. The page does not wait, its blocks arrive later in their place, and nothing jumps`, async ({
      page,
      remoteShop: { shop, backend },
    }) => {
      backend.fail(isIt, 'slow')
      const answer = await page.goto(`${shop.url}/tc-fostay/`)
      expect(answer?.status()).toBe(200)
      const html = (await answer?.text()) ?? ''
      expect(html, 'the rest came at once').toContain('每一次抵达，都像回到海边的家')
      await alive(page)
      const home = homePage(page)
      await expect(home.products).toHaveCount(6, { timeout: 10_000 })
      await expect(home.offers).toHaveCount(2)
      for (const id of retrying) await expect(block(page, id)).not.toContainText(SORRY)
      await page.waitForLoadState('networkidle')
      expect(await jumps(page)).toBeLessThan(0.01)
    })

  test('what failed on the server is not kept: the next shopper gets the whole page', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    backend.fail(components, 'error')
    await page.goto(`${shop.url}/tc-fostay/`)
    await expect(block(page, 'banner')).toContainText(SORRY)
    backend.heal()
    await expect
      .poll(async () => (await fetch(`${shop.url}/tc-fostay/`)).text(), { timeout: 10_000 })
      .not.toContain(SORRY)
  })

  test('a tab whose products fail costs the menu alone, and 重新加载 brings that tab', async ({
    page,
    gate,
    remoteShop: { shop, backend },
  }) => {
    gate.allow(/500/)
    const home = homePage(page)
    await home.open('', shop.url)
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
})
