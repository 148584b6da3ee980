import { isPackageList, loadAllCards, loadCards, packageList, pagesAsked } from '../drivers/packages.ts'
import { alive, block, scrollY, watchRequests } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { held } from '../support/held.ts'
import { playHost, userAgents } from '../support/hosts.ts'

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
    await expect(list.card('海边露营晚餐三人团'), 'a group says how far it has come').toContainText(
      /3 人团，已参团 2 人.*立即参团/,
    )
  })
})

test.describe('pages of the package list', () => {
  test('[B4, B9] come by ten as the end comes near, until one has no items', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    const { calls } = watchRequests(page)
    await loadAllCards(page)
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

  test('the code that asks for them comes with the first touch, before anybody scrolls', async ({ page }) => {
    const list = packageList(page)
    await list.open()
    const { calls } = watchRequests(page)
    const code = page.waitForRequest(/\/assets\/perform-call/)
    await page.touchscreen.tap(195, 30)
    await code
    expect(pagesAsked(calls())).toEqual([])
  })

  test('one that fails says so, and comes by 重试', async ({ page, gate, remoteShop: { shop, backend } }) => {
    gate.allow(/500/)
    const list = packageList(page)
    await list.open('', shop.url)
    await expect(list.cards).toHaveCount(10)
    backend.fail((call) => isPackageList(call) && call.body.includes('"pageNum":2'), 'error')
    await expect(async () => {
      await list.toEnd()
      expect(await list.status.allTextContents()).toEqual(['加载失败'])
    }).toPass()
    await expect(list.cards).toHaveCount(10)
    backend.heal()
    await list.retry.tap()
    await expect(list.cards.nth(19)).toBeAttached()
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

  test(
    'back returns to the same place, with the pages that were loaded and without a call',
    { tag: '@gate' },
    async ({ page }) => {
      const list = packageList(page)
      await list.open()
      await loadAllCards(page)
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
    },
  )

  for (const [when, comes] of [
    ['and is alive', true],
    ['and left before it is alive', false],
  ] as const)
    test(`stand where they were left also when their page is loaded again ${when}`, async ({ page }) => {
      const list = packageList(page)
      await list.open()
      await loadCards(page, 40)
      const card = list.cards.nth(33)
      await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const name = (await card.getByRole('heading').textContent()) ?? ''
      const top = () => list.card(name).evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const left = await top()
      await card.getByRole('link').tap()
      await expect(page.getByRole('heading', { level: 1, name: '限时抢购' })).toHaveCount(0)
      const app = held()
      if (!comes)
        await page.route('**/assets/app-*.js', async (route) => {
          await app.wait
          await route.continue()
        })
      await page.reload({ waitUntil: 'domcontentloaded' })
      if (comes) await alive(page)
      await page.goBack({ waitUntil: 'commit' })
      app.go()
      await expect(list.card(name)).toBeInViewport()
      await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(2)
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
