import type { Locator, Page } from '@playwright/test'
import { cashier } from '../drivers/cashier.ts'
import { fillPage } from '../drivers/fill.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { awake, block, loadUntil, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** Through the form and the payment company, to what it says of the payment. */
async function payFor(page: Page, origin = ''): Promise<void> {
  const { submit, ready } = fillPage(page)
  await page.waitForURL(/\/checkout\/[0-9a-f]{32}/)
  await ready()
  await submit.tap()
  await page.waitForURL(/\/cashier\/\d{18}/)
  const { goToCompany, bank, result } = cashier(page, origin)
  await goToCompany()
  await bank('确认付款').tap()
  await expect(result).toContainText('支付成功')
}

const panel = (page: Page) => block(page, 'team')

test.describe('[A2, A4] a team', () => {
  test(
    'is opened at the group price, joined from its share link, and succeeds; its orders lead to it',
    { tag: '@gate' },
    async ({ page, browser, ownShop: { shop } }) => {
      await loginAs(page, '900005', shop.url)
      const goods = goodsPage(page)
      await goods.open('650201', shop.url)
      await goods.press(/发起拼团/)
      await goods.sheet.getByRole('button', { name: '发起拼团' }).tap()
      await payFor(page, shop.url)
      await block(page, 'team')
        .getByRole('link', { name: /我的团/ })
        .tap()
      await page.waitForURL(/\/spell\?teamId=T\d{12}/)
      await expect(panel(page)).toContainText('还差 2 人成团')
      await expect(panel(page)).toContainText('您是团长')
      const teamId = new URL(page.url()).searchParams.get('teamId') ?? ''
      const link = `/spell?isSharefrom=1&teamId=${teamId}&productId=650201&code=900005`
      for (const friend of ['900001', '900006']) {
        const context = await browser.newContext({ ...test.info().project.use })
        const other = await context.newPage()
        await loginAs(other, friend, shop.url)
        await open(other, link, shop.url)
        await expect(panel(other)).toContainText('好友邀您一起拼团')
        await awake(panel(other))
        await panel(other).getByRole('button', { name: '我要参团' }).tap()
        await goodsPage(other).sheet.getByRole('button', { name: '我要参团' }).tap()
        await payFor(other, shop.url)
        await context.close()
      }
      await page.reload()
      await expect(panel(page)).toContainText('拼团成功')
      await panel(page).getByRole('button', { name: '查看订单' }).tap()
      await page.waitForURL(/\/detail\/\d{18}$/)
      await expect(block(page, 'status')).toContainText('已确认')
    },
  )

  test('whose time runs out while it is looked at fails, and its money goes back', async ({
    page,
    ownShop: { shop },
  }) => {
    await open(page, '/', shop.url)
    // It ends five hours after the shop was filled, which may be the better part of an hour ago.
    await moveClock(page, shop, 4)
    await open(page, '/spell?teamId=T650201000002&productId=650201', shop.url)
    await expect(panel(page)).toContainText('还差 2 人成团')
    await moveClock(page, shop, 5.1)
    await page.reload()
    await expect(panel(page)).toContainText('拼团失败')
    await loginAs(page, '900002', shop.url)
    // The payment company is asked to give it back a moment after the team failed.
    await loadUntil(
      () => open(page, '/detail/90000202', shop.url),
      block(page, 'status').getByRole('heading'),
      '已退订',
    )
  })

  test('is opened once by who loses the network on the way, goes back and tries again, and looks at the cashier twice', async ({
    page,
    context,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/Failed to load resource|ERR_/)
    await loginAs(page, '900005', shop.url)
    const goods = goodsPage(page)
    await goods.open('650201', shop.url)
    await goods.press(/发起拼团/)
    const begin = goods.sheet.getByRole('button', { name: '发起拼团' })
    await expect(begin).toBeVisible()
    await context.setOffline(true)
    // Nothing of what a call needs came yet: neither its code nor that of the words that something is under way.
    await begin.tap()
    await expect(page.getByText('网络异常')).toBeVisible()
    await expect(begin, 'the page is there, and what was chosen').toBeEnabled()
    await context.setOffline(false)
    await begin.tap()
    const { submit, ready } = fillPage(page)
    await page.waitForURL(/\/checkout\/[0-9a-f]{32}/)
    await ready()
    await context.setOffline(true)
    await submit.tap()
    await expect(page.getByText('网络异常')).toBeVisible()
    await context.setOffline(false)
    await page.goBack()
    await begin.tap()
    await page.waitForURL(/\/checkout\/[0-9a-f]{32}/)
    await ready()
    await submit.tap()
    await page.waitForURL(/\/cashier\/\d{18}/)
    await page.reload()
    await expect(cashier(page, shop.url).amount).toContainText('168')
    await page.goBack()
    await expect(page).toHaveURL(/\/goods\/650201/)
    await page.goForward()
    const { goToCompany, bank, result } = cashier(page, shop.url)
    await goToCompany()
    await bank('确认付款').tap()
    await expect(result).toContainText('支付成功')
    await open(page, '/order', shop.url)
    const orders = page.getByRole('article').filter({ hasText: '白沙湾海边露营晚餐三人团' })
    await expect(orders).toHaveCount(1)
  })

  test('is joined once by who loses the network and then every answer; the team and its order tell where it stands', async ({
    page,
    context,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/Failed to load resource|ERR_/)
    const loseAnswer = (call: string) =>
      page.route(call, async (route) => {
        await route.fetch()
        await route.abort('internetdisconnected')
      })
    const link = '/spell?teamId=T650201000002&productId=650201'
    const { toast, sheet } = goodsPage(page)
    await loginAs(page, '900001', shop.url)
    await open(page, link, shop.url)
    await awake(panel(page))
    const join = panel(page).getByRole('button', { name: '我要参团' })
    await expect(join).toBeVisible()
    await context.setOffline(true)
    await join.tap()
    await expect(page.getByText('网络异常')).toBeVisible()
    await context.setOffline(false)
    const begin = sheet.getByRole('button', { name: '我要参团' })
    const { submit, ready } = fillPage(page)
    const loses = async (call: string, button: Locator) => {
      await loseAnswer(call)
      // The words of the call before may still stand there.
      const lost = page.waitForEvent('requestfailed', (request) =>
        new RegExp(call.replace('**', '')).test(request.url()),
      )
      await button.tap()
      await lost
      await expect(toast, call).toHaveText(/^(?:系统开小差了，请稍后再试|请求超时)$/)
      await page.unroute(call)
    }
    await loses('**/activity/createOrder', join)
    await join.tap()
    await expect(begin).toBeVisible()
    await loses('**/temporder/product/create', begin)
    await begin.tap()
    await page.waitForURL(/\/checkout\/[0-9a-f]{32}/)
    await ready()
    await loses('**/online/order/booking', submit)
    await open(page, link, shop.url)
    await expect(panel(page)).toContainText('名额给您留着')
    await awake(panel(page))
    await panel(page).getByRole('button', { name: '去支付' }).tap()
    const { goToCompany, bank, result } = cashier(page, shop.url)
    await goToCompany()
    await bank('确认付款').tap()
    await expect(result).toContainText('支付成功')
    await open(page, '/order', shop.url)
    const orders = page.getByRole('article').filter({ hasText: '白沙湾海边露营晚餐三人团' })
    await expect(orders).toHaveCount(1)
    await orders.getByRole('link').first().tap()
    await expect(block(page, 'status')).toContainText('待成团')
    await expect(block(page, 'status')).toContainText('人齐就成团，没有成团会全额退款')
    await expect(page.getByText('商家正在确认')).toHaveCount(0)
  })

  test('that is not there is said to be, with the way to the home page and nothing to try again', async ({
    page,
    gate,
  }) => {
    gate.allow(/404/)
    await open(page, '/spell?teamId=T000000000000')
    await expect(panel(page)).toContainText('没有找到这个团，请从好友的分享或商品页打开')
    await expect(panel(page).getByRole('link', { name: '去首页' })).toBeVisible()
    await expect(page.getByRole('button', { name: '重新加载' })).toHaveCount(0)
  })

  test('that is not there is said once, whatever else of its address is not there either', async ({ page, gate }) => {
    gate.allow(/404|400/)
    const said = page.getByText('没有找到')
    for (const query of ['teamId=T000000000000', `teamId=${'x'.repeat(300)}`, 'teamId=nope&productId=nope']) {
      await open(page, `/spell?${query}`)
      await expect(said.first(), query).toContainText('没有找到这个团')
      await page.waitForLoadState('networkidle')
      await expect(said, query).toHaveCount(1)
    }
    await open(page, '/spell?productId=nope')
    await expect(said).toHaveText([/没有找到这个商品/])
  })

  test('without one the page says so, and leads to what is bought in teams', async ({ page }) => {
    await open(page, '/spell')
    await expect(page.getByText('当前还没有可参与的拼团哦~')).toBeVisible()
    await page.getByRole('link', { name: '看看拼团商品' }).click()
    await expect(page.getByRole('link', { name: /茶点伴手礼拼团/ })).toBeVisible()
  })
})

test.describe('the bar of a group buy', () => {
  test('[A2] has its words in the middle of its buttons', async ({ page }) => {
    const { open: openGoods, bar } = goodsPage(page)
    await openGoods('650201')
    const words = bar.getByRole('button', { name: /单独购买|发起拼团/ }).locator('span')
    await expect(words).toHaveText(['单独购买', '发起拼团'])
    const off = await words.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const [text, button] = [range.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()]
        return Math.abs(text.left + text.width / 2 - button.left - button.width / 2)
      }),
    )
    for (const each of off) expect(each).toBeLessThan(1)
  })
})
