import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'

const GOLD = '900003'
const QUERY = '**/online/order/orderdetail/query'

async function openAs(page: Page, path: string, origin = '', member = GOLD) {
  await loginAs(page, member, origin)
  await open(page, path, origin)
}

const button = (page: Page, place: string, name: string | RegExp) => block(page, place).getByRole('button', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const status = (page: Page, name: string) => block(page, 'status').getByRole('heading', { name })

test.describe('[B2.9] a member’s orders', () => {
  test(
    'stand in their lists; page follows page, and back leads to the place that was left',
    { tag: '@gate' },
    async ({ page }) => {
      await openAs(page, '/order')
      const cards = block(page, 'orders').getByRole('article')
      await expect(cards).toHaveCount(10)
      await block(page, 'orders').getByRole('status').scrollIntoViewIfNeeded()
      await expect.poll(() => cards.count()).toBeGreaterThan(10)
      const far = cards.nth(14).getByRole('link').first()
      await far.scrollIntoViewIfNeeded()
      const name = await far.textContent()
      await far.tap()
      await expect(block(page, 'product')).toContainText(name ?? '')
      await page.goBack()
      await expect(far).toBeInViewport()
    },
  )

  test('are filtered by the tab in the address', async ({ page }) => {
    await openAs(page, '/order?tab=refund')
    await expect(button(page, 'tabs', '退款/售后')).toHaveAttribute('aria-current', 'true')
    await button(page, 'tabs', '待支付').tap()
    await expect(page).toHaveURL(/tab=unpaid/)
    await expect(block(page, 'orders').getByText('待支付').first()).toBeVisible()
    await expect(block(page, 'orders').getByText('已确认')).toHaveCount(0)
  })

  test('are none for who bought nothing', async ({ page }) => {
    await openAs(page, '/order', '', '900005')
    await expect(page.getByText('这里还没有订单')).toBeVisible()
  })
})

test.describe('[B2.5] an order', () => {
  test('that waits for its money leads to the cashier', async ({ page }) => {
    await openAs(page, '/play/orderDetail/90000301')
    await expect(block(page, 'status').getByRole('timer')).toContainText('剩余')
    await button(page, 'status', /去支付/).tap()
    await expect(page).toHaveURL(/\/cashier\/90000301$/)
  })

  test('that was cancelled is so in the list, too, by the way back', async ({ page, ownShop: { shop } }) => {
    await openAs(page, '/order', shop.url)
    const row = block(page, 'orders')
      .locator('article, li')
      .filter({ has: page.locator('a[href$="/90000301"]') })
      .first()
    await expect(row).toContainText('待支付')
    await row.locator('a[href$="/90000301"]').first().tap()
    await button(page, 'actions', '取消订单').tap()
    await dialog(page, '取消订单').getByRole('button', { name: '确认取消' }).tap()
    await expect(status(page, '已取消')).toBeVisible()
    await page.goBack()
    await expect(row).toContainText('已取消')
    await expect(row).not.toContainText('待支付')
  })

  test('[B4] is cancelled once that is confirmed, and asked for again', async ({ page, ownShop: { shop } }) => {
    await openAs(page, '/play/orderDetail/90000301', shop.url)
    await button(page, 'actions', '取消订单').tap()
    await dialog(page, '取消订单').getByRole('button', { name: '确认取消' }).tap()
    await expect(status(page, '已取消')).toBeVisible()
    await expect(button(page, 'status', /去支付/)).toHaveCount(0)
  })

  test('[B8] that can’t be cancelled says in the server’s words why', async ({ page, gate }) => {
    gate.allow(/409/)
    await openAs(page, '/play/orderDetail/90000301')
    const message = '订单已支付或已结束，不能取消'
    await page.route('**/online/order/cancel/create', (route) =>
      route.fulfill({ status: 409, json: { hasError: true, code: 'order-not-cancellable', message, requestId: '1' } }),
    )
    await button(page, 'actions', '取消订单').tap()
    const again = page.waitForResponse(QUERY)
    await dialog(page, '取消订单').getByRole('button', { name: '确认取消' }).tap()
    await expect(page.getByText(message)).toBeVisible()
    await again
    await expect(status(page, '待支付')).toBeVisible()
  })

  test('[B4] whose time runs out while it is looked at says that it is cancelled', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    await moveClock(page, shop, 1)
    await open(page, '/play/orderDetail/90000302', shop.url)
    await expect(status(page, '已取消')).toBeVisible()
  })

  test('begins with an unused code of the preferred sub-order; swiped and stepped, shown as a QR', async ({ page }) => {
    await openAs(page, '/play/orderDetail/90000312')
    const codes = block(page, 'codes')
    await expect(codes.getByText('9000 0312 0121')).toBeInViewport()
    await codes.getByRole('button', { name: '下一个子订单' }).tap()
    await expect(codes.getByRole('heading', { name: '亲子浮潜（一大一小）' })).toBeVisible()
    await expect(codes.getByText('9000 0312 0211')).toBeInViewport()
    await codes.getByRole('list').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }))
    await expect(codes.getByText(/^第 2 个/)).toBeVisible()
    // Wider, as a phone that is turned, but no lower: the row itself has to stay on the screen.
    await page.setViewportSize({ width: 640, height: 844 })
    const face = codes.getByRole('listitem').nth(1)
    await expect(face).toBeInViewport({ ratio: 0.99 })
    await expect(codes.getByText(/^第 2 个/)).toBeVisible()
    await codes
      .getByRole('button', { name: /出示二维码/ })
      .first()
      .tap()
    await expect(page.getByRole('img', { name: '二维码，券码 900003120121' })).toBeVisible()
  })

  test('[B4] is asked for again while a code is open', async ({ page }) => {
    await openAs(page, '/play/orderDetail/90000311')
    const asked = page.waitForRequest(QUERY)
    await button(page, 'codes', /出示二维码/)
      .first()
      .tap()
    await asked
    await expect(dialog(page, '近岸浮潜 60 分钟')).toBeVisible()
  })

  test('has its price in a popup, its number to copy, and a snapshot', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAs(page, '/play/orderDetail/90000311')
    await button(page, 'facts', /复制/).tap()
    await expect(page.getByText('复制成功')).toBeVisible()
    await button(page, 'facts', /明细/).tap()
    await expect(dialog(page, '价格明细')).toContainText('已选 3 种，共 4 份')
    await page.keyboard.press('Escape')
    await block(page, 'product').getByRole('link', { name: '交易快照' }).tap()
    await expect(page).toHaveURL(/\/play\/productDetail\/310101\?type=snapshot$/)
  })

  test('[B9] of type 65 has neither a refund button nor counts', async ({ page }) => {
    await openAs(page, '/detail/90000328')
    await expect(button(page, 'actions', '再次预订')).toBeVisible()
    await expect(button(page, 'actions', '申请退款')).toHaveCount(0)
    await button(page, 'facts', /明细/).tap()
    await expect(dialog(page, '价格明细')).toContainText('合计')
    await expect(dialog(page, '价格明细')).not.toContainText('已选')
  })

  test('[B7] leads to its appointment where one is needed', async ({ page }) => {
    await openAs(page, '/detail/90000330')
    await button(page, 'actions', '预约使用').tap()
    await expect(page).toHaveURL(/\/preMethods\/90000330$/)
  })

  test('[A9] whose codes are sent once its day is confirmed leads there too', async ({ page }) => {
    await openAs(page, '/detail/90000601', '', '900006')
    await expect(status(page, '已支付')).toBeVisible()
    await button(page, 'actions', '预约使用').tap()
    await expect(page).toHaveURL(/\/preMethods\/90000601$/)
  })

  test('[B6] of somebody else is not there', async ({ page, gate }) => {
    gate.allow(/404/)
    await openAs(page, '/play/orderDetail/90001102')
    await expect(page.getByText('没有找到这个订单，它可能不属于当前账号')).toBeVisible()
    await expect(page.getByText('许安澜')).toHaveCount(0)
  })

  test('opens on the routes of all kinds', async ({ page }) => {
    await loginAs(page, GOLD)
    for (const path of ['/productOrderDetail', '/fdetail', '/casahotel/order/detail', '/presale/order']) {
      await open(page, `${path}/90000311`)
      await expect(status(page, '已确认')).toBeVisible()
    }
  })
})

test('[B9] an invoice is applied for, and what was typed outlives a reload', async ({ page, ownShop: { shop } }) => {
  await openAs(page, '/play/orderDetail/90000313', shop.url)
  await button(page, 'actions', '申请发票').tap()
  await page.getByRole('radio', { name: '企业' }).check()
  await page.getByLabel('发票抬头').fill('澜途度假有限公司')
  await page.reload()
  await expect(page.getByLabel('发票抬头')).toHaveValue('澜途度假有限公司')
  await page.getByLabel('税号').fill('91460100MA5TAB12X3')
  await page.getByLabel('邮箱').fill('gu@example.com')
  await page.getByRole('button', { name: '提交申请' }).tap()
  await expect(page).toHaveURL(/\/invoice\/progress\/90000313$/)
  await expect(block(page, 'progress').getByRole('heading', { name: '开票中' })).toBeVisible()
})

test('[B2.9] a stay’s bill is looked at once it is there; one that is not leads to its application', async ({
  page,
}) => {
  await openAs(page, '/casahotel/order/detail/90000353')
  await button(page, 'actions', '查看发票').tap()
  await expect(page).toHaveURL(/\/casahotel\/statusBill\?orderId=90000353$/)
  await block(page, 'bill').getByRole('link', { name: '查看账单' }).tap()
  await expect(page).toHaveURL(/\/casahotel\/viewBill\?orderId=90000353$/)
  await expect(block(page, 'bill')).toContainText(/金额¥.*发票号码26462000000012345680/)
  await open(page, '/casahotel/viewBill?orderId=90000327')
  await page
    .getByRole('link', { name: '去申请' })
    .or(page.getByRole('button', { name: '去申请' }))
    .tap()
  await expect(page).toHaveURL(/\/casahotel\/askBill\?orderId=90000327$/)
})
