import type { Page } from '@playwright/test'
import { loginAs } from './drivers/sandbox.ts'
import { alive, block, open } from './drivers/shop.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** A member with codes that can be used; and another one. */
const [GOLD, BLACK] = ['900003', '900006']

/** Waits until the worker answers for the page and what it needs is kept. */
const kept = (page: Page, href: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (key) => (await caches.match(key)) !== undefined && navigator.serviceWorker.controller !== null,
          `/tc-fostay/_page?href=${encodeURIComponent(href)}`,
        ),
      { message: `${href} is kept`, timeout: 40_000 },
    )
    .toBe(true)

interface CachedList {
  readonly payload: {
    readonly sources: { readonly orders: { readonly value: { readonly orders: readonly CardOfOrder[] } } }
  }
}

interface CardOfOrder {
  readonly usableCodes: number
  readonly paths: { readonly detail?: string }
}

const memberStore = (page: Page) => page.evaluate(() => caches.has('pagoda-member'))

/** What stands over a page that is not fresh. */
const bar = (page: Page) => page.locator('#offline-bar')

test.describe('without a network', () => {
  test.beforeEach(({ gate }) => gate.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/))

  test('a page that was seen opens by its address and by a tap, and says of when it is; one never seen gets the shop’s own page, with the ways to what is kept', async ({
    page,
    context,
    ownShop: { shop },
  }) => {
    await open(page, '/', shop.url)
    await kept(page, '/')
    await open(page, '/combo', shop.url)
    await kept(page, '/combo')
    await context.setOffline(true)
    await page.reload()
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toHaveText(/^没有网络，这是 \d+月\d+日 \d\d:\d\d 的内容，现在不能下单和付款$/)
    await page.goto(`${shop.url}/tc-fostay/hotel/100101`)
    await expect(page.getByRole('heading', { level: 1, name: '没有网络' })).toBeVisible()
    await page.getByRole('navigation', { name: '没有网络也能看' }).getByRole('link').first().tap()
    await alive(page)
    await expect(bar(page)).toBeVisible()
    await context.setOffline(false)
    await expect(bar(page)).toBeHidden()
  })

  test('the codes of an order in the list open, also when nobody opened it before; they go with the login', async ({
    page,
    context,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    await open(page, '/order?tab=usable', shop.url)
    await kept(page, '/order?tab=usable')
    // An order that waits for its codes is in the list too: the first one whose codes can be used is meant.
    const href = await page.evaluate(async () => {
      const list = await caches.match(`/tc-fostay/_page?href=${encodeURIComponent('/order?tab=usable')}`)
      if (!list) return ''
      const { payload } = (await list.json()) as CachedList
      return payload.sources.orders.value.orders.find(({ usableCodes }) => usableCodes > 0)?.paths.detail ?? ''
    })
    await kept(page, href)
    await context.setOffline(true)
    await page.goto(`${shop.url}/tc-fostay${href}`)
    await alive(page)
    await expect(bar(page)).toHaveText(/^没有网络，这是 .+ 的内容，券码可以出示$/)
    await expect(block(page, 'codes')).toContainText(/\d{4}/)
    await context.setOffline(false)
    await expect(bar(page)).toBeHidden()
    await open(page, '/?p=My', shop.url)
    await page.locator('#root').getByRole('button', { name: '退出登录' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap()
    await expect.poll(() => memberStore(page)).toBe(false)
    await context.setOffline(true)
    await page.goto(`${shop.url}/tc-fostay${href}`)
    await expect(page.getByRole('heading', { level: 1, name: '没有网络' })).toBeVisible()
    await expect(page.locator('#root')).not.toContainText('我的订单')
  })
})

test('another member’s login takes what was kept for the one before', async ({ page, ownShop: { shop } }) => {
  await loginAs(page, GOLD, shop.url)
  await open(page, '/order', shop.url)
  await kept(page, '/order')
  await loginAs(page, BLACK, shop.url)
  expect(await page.evaluate(() => caches.match('/tc-fostay/_page?href=%2Forder'))).toBeUndefined()
})

test('a version that came while a page was open is told of once, with a way to it; the page goes on until then', async ({
  page,
  ownShop: { shop },
}) => {
  await open(page, '/', shop.url)
  await kept(page, '/')
  await page.evaluate(async () => {
    // As if the page were of the build before: a document names the first file of its own.
    for (const script of document.querySelectorAll('script[type=module]')) script.textContent = ''
    // Another address is another worker to a browser, as other bytes are.
    await navigator.serviceWorker.register('/tc-fostay/sw.js?next', { scope: '/tc-fostay/' })
  })
  const toast = page.locator('#root').getByRole('status')
  await expect(toast).toContainText('有新版本')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loaded = page.waitForEvent('load')
  await toast.getByRole('link', { name: '刷新' }).tap()
  await loaded
  const waiting = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration('/tc-fostay/'))?.waiting?.scriptURL ?? null,
    )
  await expect.poll(waiting, { message: 'the new worker has taken over' }).toBeNull()
  await expect(toast).not.toContainText('有新版本')
})

test('nothing of a mini-program is kept', async ({ page, ownShop: { shop } }) => {
  await open(page, '/?client_key=wechat_mini', shop.url)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
