import type { Page, Request } from '@playwright/test'
import { cashier } from '../drivers/cashier.ts'
import { fillPage } from '../drivers/fill.ts'
import { choosePlay } from '../drivers/play.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { alive, awake, block, open, watchRequests } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'
import { deviceOf, playHost } from '../support/hosts.ts'

const GOLD = '900003'
/** Without a phone. */
const ABROAD = '900013'
/** With nothing in the cart. */
const NOBODY_YET = '900012'

const bodyOf = (requests: readonly Request[], path: string) =>
  requests.findLast((request) => request.url().endsWith(path))?.postDataJSON() as Record<string, unknown> | undefined

const PLAY = '/play/productDetail/310105'
const TOLD = {
  ...{ spellCode: 'p1', brandResourceCode: 'b1', product_detail_souce: 'home', code: '900002' },
  ...{ isActivity: '1', sessionId: 's1', seckillActivityId: '7002' },
}

/** One copy of a play without days, chosen on the page that is open. */
async function buyHere(page: Page): Promise<void> {
  await block(page, 'products')
    .getByRole('button', { name: /选购.*单人/ })
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: '立即预订' }).tap()
}

test.describe('where a purchase comes from', () => {
  test('[A2, A6, B2.6] goes from the first address over the form into the order, and on to who takes its money', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const { calls } = watchRequests(page)
    await open(page, `${PLAY}?trackCode=lobby&${new URLSearchParams(TOLD).toString()}`, shop.url)
    await buyHere(page)
    await expect(page).toHaveURL(/\/play\/orderEdit\/[^?]+\?.*trackCode=lobby&spellCode=p1/)
    const fill = fillPage(page)
    await fill.ready()
    await expect
      .poll(() =>
        calls()
          .find((request) => request.url().endsWith('/online/order/marketing'))
          ?.headers(),
      )
      .toMatchObject({ is_sec_kill: '1', activityid: '7002', memberid: GOLD })
    await fill.submit.tap()
    await expect(page).toHaveURL(/\/cashier\/\d{18}\?trackCode=lobby$/)
    const { reqDtos } = bodyOf(calls(), '/online/order/booking') as { reqDtos: Record<string, unknown> }
    expect(reqDtos['origin']).toEqual({ trackCode: 'lobby', ...TOLD })
    await cashier(page, shop.url).pay.tap()
    await expect.poll(() => bodyOf(calls(), '/online/payment/queryToken')).toMatchObject({ trackCode: 'lobby' })
  })

  test('[A2] goes from the home page by its links to a product, and on into the order', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const { calls } = watchRequests(page)
    await open(page, '/?trackCode=lobby', shop.url)
    await page.locator(`#root a[href="/tc-fostay/play/productDetail/310101"]`).first().click()
    await expect(page).toHaveURL(/\/play\/productDetail\/310101\?trackCode=lobby/)
    await alive(page)
    await page.evaluate((to) => location.assign(to), `/tc-fostay${PLAY}`)
    await expect(page).toHaveURL(/\/310105\?trackCode=lobby/)
    await alive(page)
    await buyHere(page)
    await expect(page).toHaveURL(/\/play\/orderEdit\/[^?]+\?.*trackCode=lobby/)
    const fill = fillPage(page)
    await fill.ready()
    await fill.submit.tap()
    await expect(page).toHaveURL(/\/cashier\/\d{18}\?trackCode=lobby$/)
    const { reqDtos } = bodyOf(calls(), '/online/order/booking') as { reqDtos: Record<string, unknown> }
    expect(reqDtos['origin']).toMatchObject({ trackCode: 'lobby' })
  })

  test('[A2, A6] goes through the cart, from goods that a friend shared to the form of their order', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, NOBODY_YET, shop.url)
    const goods = goodsPage(page)
    await open(page, '/retail/productDetail/500101?code=900002&spellCode=p1', shop.url)
    await goods.press('加入购物车')
    await goods.sheet.getByRole('button', { name: '加入购物车' }).tap()
    await goods.bar.getByRole('link', { name: /^购物车/ }).tap()
    await expect(page).toHaveURL(/\/retail\/shopCar\?spellCode=p1&code=900002$/)
    const cart = block(page, 'cart')
    await awake(cart)
    await cart.getByRole('button', { name: /^结算/ }).tap()
    await expect(page).toHaveURL(/\/retail\/orderFill\?tempOrderId=\w+&spellCode=p1&code=900002$/)
  })

  test('[A2] of a visit goes along by links, also when one is followed before the app runs', async ({ page }) => {
    await open(page, '/?trackCode=lobby')
    await page.locator('#root a[href="/tc-fostay/combo"]').first().click()
    await expect(page).toHaveURL(/\/combo\?trackCode=lobby/)
    await page.goto('/tc-fostay/?trackCode=lobby')
    await page.evaluate(() => location.assign('/tc-fostay/combo'))
    await expect(page).toHaveURL(/\/combo\?trackCode=lobby/)
    await alive(page)
  })
})

test.describe('who comes by a shared link', () => {
  test('[A6] reads so, unless it is their own', async ({ page }) => {
    for (const path of ['/productDetail/610101', '/ticket/200101', '/hotel/detail/100101', PLAY]) {
      await open(page, `${path}?code=900002`)
      await expect(block(page, 'shared')).toContainText('好友分享给你')
    }
    await loginAs(page, '900002')
    await open(page, '/productDetail/610101?code=900002')
    await expect(block(page, 'shared')).toHaveText('')
  })

  test('[A2] with ShowDownloadUI is shown the app, and not inside of it', async ({ page, browser, gate }) => {
    await open(page, '/goods/650101?ShowDownloadUI=1')
    await expect(block(page, 'app-download').getByRole('link')).toHaveAttribute('href', '/tc-fostay/content/30203')
    const context = await deviceOf(browser, gate, 'app')
    const inApp = await context.newPage()
    await open(inApp, '/goods/650101?ShowDownloadUI=1', new URL(page.url()).origin)
    await expect(block(inApp, 'app-download')).toHaveCount(0)
    await context.close()
  })
})

test.describe('an agent', () => {
  test('[B6, B7] is led to the agents’ site by the teaser, after the login, with a link of their own', async ({
    page,
  }) => {
    await loginAs(page, GOLD)
    await open(page, '/productDetail/610101?from=clubmed')
    await expect(block(page, 'agent-pic').getByRole('link')).toHaveAttribute('href', '/tc-fostay/content/30102')
    await block(page, 'agent')
      .getByRole('button', { name: /分享赚/ })
      .tap()
    await expect(page).toHaveURL(/\/sandbox\/agent\?productId=610101&appKey=lantu-clubmed&token=e/)
    await expect(page.locator('main')).toContainText('¥58')
    await page.getByRole('link', { name: '打开推广链接' }).tap()
    await expect(page).toHaveURL(/\/productDetail\/610101\?code=900003&trackCode=agent-clubmed&from=clubmed$/)
  })

  test('[B6] who is not logged in logs in first', async ({ page }) => {
    await open(page, '/goods/650101')
    await block(page, 'agent')
      .getByRole('button', { name: /分享赚/ })
      .tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F650101/)
  })

  test('[B9] of the store 10020: WeChat’s menu knows the product before anybody opens it', async ({
    browser,
    gate,
    baseURL,
  }) => {
    for (const [path, isTold] of [
      ['/prohotel/100201', true],
      ['/prohotel/100202', false],
    ] as const) {
      const context = await deviceOf(browser, gate, 'wechat')
      const host = await playHost(context, 'wechat')
      const page = await context.newPage()
      await open(page, path, baseURL)
      // Nothing is told of the other store, though the page has had the time that this one needs: its last block is there.
      if (!isTold) await expect(block(page, 'buy')).toContainText('¥')
      await expect
        .poll(() => JSON.stringify(host.of('wx.updateAppMessageShareData')).includes('环礁水上屋'))
        .toBe(isTold)
      await context.close()
    }
  })
})

test('[B5] in a mini-program a member without a phone logs in before they buy; elsewhere the form asks for it', async ({
  browser,
  page,
  gate,
  baseURL,
}) => {
  const context = await deviceOf(browser, gate, 'wechat-mini')
  const host = await playHost(context, 'wechat-mini')
  const mini = await context.newPage()
  await loginAs(mini, ABROAD, baseURL)
  await open(mini, PLAY, baseURL)
  await buyHere(mini)
  await expect.poll(() => JSON.stringify(host.of('wx.miniProgram.navigateTo'))).toContain('/pages/login/index')
  await expect(mini).toHaveURL(/\/play\/productDetail\/310105/)
  await context.close()
  await loginAs(page, ABROAD)
  await choosePlay(page)
  await expect(page).toHaveURL(/\/play\/orderEdit\//)
})
