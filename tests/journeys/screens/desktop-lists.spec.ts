import type { Locator, Page } from '@playwright/test'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open, shownBlocks } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { violations } from '../support/axe.ts'
import { enterAs } from '../support/member-sessions.ts'
import { jumps } from '../support/measure.ts'

const GOLD = '900003'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false })

const boxOf = (place: Locator) => place.evaluate((found) => found.getBoundingClientRect().toJSON() as DOMRect)

/** How many of them stand in the first row. */
const inFirstRow = (places: Locator) =>
  places.evaluateAll((found) => {
    const tops = found.map((one) => Math.round(one.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

/** What every screen of a desktop keeps to. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'as wide as the window').toBe(1440)
  expect(await violations(page)).toEqual([])
}

for (const [name, path, id, count] of [
  ['packages', '/combo', 'offers', 3],
  ['hotels', '/hotelchannel', 'hotels', 3],
  ['products', '/atlantis/TCP_YT2_Product_STAY', 'products', 4],
  ['places', '/atlantis/v2/poiList', 'pois', 3],
] as const) {
  test(`${name} stand ${count} in a row on a desktop, and nothing moves as they come`, async ({ page }) => {
    await open(page, path)
    const cards = block(page, id).getByRole('article')
    await expect(cards.nth(count)).toBeVisible()
    expect(await inFirstRow(cards)).toBe(count)
    const { width } = await boxOf(cards.first())
    expect(width).toBeGreaterThan(240)
    expect(width).toBeLessThan(400)
    expect(await jumps(page)).toBeLessThan(0.02)
    await fits(page)
  })
}

test('the filters of packages stand at the left of the cards and stay there', async ({ page }) => {
  await open(page, '/combo')
  const filter = block(page, 'filter').getByRole('navigation')
  const cards = block(page, 'offers').getByRole('article')
  await awake(block(page, 'filter'))
  const [side, first] = [await boxOf(filter), await boxOf(cards.first())]
  expect(side.width).toBe(248)
  expect(side.right).toBeLessThan(first.left)
  await cards.nth(7).scrollIntoViewIfNeeded()
  expect((await boxOf(filter)).top).toBeGreaterThanOrEqual(48)
  await expect(filter).toBeInViewport({ ratio: 1 })
})

test('the newest orders stand at the left of an order, whose address and way back are its own', async ({ page }) => {
  await enterAs(page, GOLD)
  await open(page, '/order')
  const [first, other] = ['澜湾岛沙滩海鲜大餐双人券', '澜途双园任意日通票']
  await block(page, 'orders').getByRole('link', { name: first, exact: true }).click()
  const rail = block(page, 'rail').getByRole('navigation', { name: '最近订单' })
  await expect(rail.locator('[aria-current]')).toContainText(first)
  const [side, order] = [await boxOf(rail), await boxOf(block(page, 'status'))]
  expect(side.width).toBe(368)
  expect(side.right).toBeLessThanOrEqual(order.left)
  const address = page.url()
  await rail.getByRole('link', { name: other }).focus()
  await page.keyboard.press('Enter')
  await expect(rail.locator('[aria-current]')).toContainText(other)
  await expect(block(page, 'product').getByRole('heading', { name: other })).toBeVisible()
  await fits(page)
  await toEnd(page)
  await expect(rail).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(rail.locator('[aria-current]')).toContainText(first)
})

test('a phone and a tablet have one order on the screen', async ({ page }) => {
  await enterAs(page, GOLD)
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/detail/90000324')
  await expect(block(page, 'status')).toBeVisible()
  await expect(block(page, 'rail').getByRole('navigation')).toBeHidden()
})

test('a member has their name and face in the site’s header, until they log out', async ({ page }) => {
  // Logging out ends the login for good: it is nobody else's.
  await loginAs(page, '900005')
  await open(page, '/?p=My')
  const header = page.getByRole('navigation', { name: '网站导航' })
  const member = header.getByRole('link', { name: '陆行舟' })
  await expect(member.locator('img')).toBeVisible()
  await block(page, 'leave').getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(header.getByRole('link', { name: '我的', exact: true })).toBeVisible()
  await expect(header.locator('img')).toHaveCount(0)
})

test('orders stand beside each other, with their tabs together at the left', async ({ page }) => {
  await enterAs(page, GOLD)
  await open(page, '/order')
  const cards = block(page, 'orders').getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(await inFirstRow(cards)).toBeGreaterThan(1)
  const last = await boxOf(block(page, 'tabs').getByRole('button').last())
  expect(last.right).toBeLessThan(1000)
  await fits(page)
})

test('a member’s card stands at the left of what they own', async ({ page }) => {
  await enterAs(page, GOLD)
  await open(page, '/?p=My')
  await expect(block(page, 'card')).toBeVisible()
  const [card, services] = [await boxOf(block(page, 'card')), await boxOf(block(page, 'services'))]
  expect(card.right).toBeLessThanOrEqual(services.left)
  await fits(page)
})

test('what is to be paid stands beside the form, and stays while it scrolls', async ({ page }) => {
  await enterAs(page, GOLD)
  await open(page, '/hotel/orderFill/990108')
  const bar = page.getByRole('group', { name: '提交订单' })
  await expect(bar).toBeVisible()
  const [sum, items] = [await boxOf(bar), await boxOf(block(page, 'items'))]
  expect(sum.width).toBe(372)
  expect(sum.left).toBeGreaterThan(items.right - 33)
  expect(sum.top).toBeLessThan(items.bottom)
  await toEnd(page)
  await expect(bar.getByRole('button', { name: '提交订单' })).toBeInViewport()
  await fits(page)
})

test('the sum and the button of the cashier stand beside the ways to pay', async ({ page }) => {
  await enterAs(page, GOLD)
  await open(page, '/payportal/casher/90000303')
  const pay = page.getByRole('group', { name: '付款' }).getByRole('button', { name: '立即支付' })
  await expect(pay).toBeVisible()
  const [button, ways] = [await boxOf(pay), await boxOf(block(page, 'ways'))]
  expect(button.width).toBe(372)
  expect(button.left).toBeGreaterThan(ways.right - 33)
  await fits(page)
})

test('the banner of the home page leaves room for what comes after it', async ({ page }) => {
  await open(page, '/')
  const banner = await boxOf(block(page, 'banner'))
  expect(banner.width).toBeGreaterThan(1000)
  expect(banner.height).toBeLessThan(420)
  await expect(shownBlocks(page).locator('[aria-roledescription]')).toBeInViewport({ ratio: 1 })
  expect(await inFirstRow(block(page, 'entries').getByRole('listitem'))).toBe(
    await block(page, 'entries').getByRole('listitem').count(),
  )
  await fits(page)
})

test('on a phone laid on its side a page is one column', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/combo')
  const [filter, first] = [
    await boxOf(block(page, 'filter')),
    await boxOf(block(page, 'offers').getByRole('article').first()),
  ]
  expect(filter.bottom).toBeLessThanOrEqual(first.top)
})

test('tabs are as wide as the cards below them, on a tablet and on a desktop', async ({ page }) => {
  await enterAs(page, GOLD)
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/points')
    const list = block(page, 'entries').getByRole('list').first()
    await expect(list).toBeVisible()
    const [tabs, card] = [await boxOf(block(page, 'tabs').getByRole('navigation')), await boxOf(list)]
    expect([tabs.left, tabs.right]).toEqual([card.left, card.right])
  }
})

test('the pictures of a place are as wide as its facts on a desktop, and nothing lies over them', async ({ page }) => {
  await open(page, '/atlantis/v2/poiDetail?poiId=50001')
  const pictures = await boxOf(page.getByRole('list', { name: /的图片/ }))
  const facts = await boxOf(block(page, 'poi').getByRole('list').filter({ hasText: '拨打电话' }))
  expect([pictures.left, pictures.right]).toEqual([facts.left, facts.right])
  const book = await boxOf(page.getByRole('link', { name: '去预订' }))
  expect([book.left, book.right]).toEqual([facts.left, facts.right])
  const name = await boxOf(block(page, 'poi').getByRole('heading', { name: '星屿水世界' }))
  expect(name.top).toBeGreaterThan(pictures.bottom)
})
