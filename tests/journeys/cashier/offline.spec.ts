import { expect, test } from '../fixtures.ts'
import { cashier } from '../drivers/cashier.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'

const GOLD = '900003'
/** To be paid for three days. */
const OPEN = '90000301'

test.describe('[A2] without a network', () => {
  test.beforeEach(({ gate }) => gate.allow(/Failed to load resource|ERR_/))

  test('the cashier keeps its screen when it is tapped, says why, and pays once the network is there', async ({
    page,
    context,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const { open: openCashier, pay, amount, way, bank, result } = cashier(page, shop.url)
    await openCashier(OPEN)
    await way('支付宝').check()
    await context.setOffline(true)
    await pay.tap()
    await expect(page.getByText('网络异常，请检查网络后重试')).toBeVisible()
    await expect(amount).toContainText('需支付')
    await expect(way('支付宝')).toBeChecked()
    await expect(page.getByText('网络异常，请检查网络后重试')).toHaveCount(0)
    await context.setOffline(false)
    // The payment is begun, and the network goes before the company's page can come.
    await page.route('**/payment/queryToken', async (route) => {
      const response = await route.fetch()
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }))
      await route.fulfill({ response })
    })
    await pay.tap()
    await expect(page.getByText('网络异常，请检查网络后重试')).toBeVisible()
    await expect(amount).toContainText('需支付')
    await page.unroute('**/payment/queryToken')
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
    await pay.tap()
    await page.waitForURL(/\/sandbox\/cashier\/\d+$/)
    await bank('确认付款').tap()
    await expect(result).toContainText('支付成功')
  })

  test('the way to the cashier keeps the order’s screen when it is tapped, and leads there later', async ({
    page,
    context,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    await open(page, `/play/orderDetail/${OPEN}`, shop.url)
    const toPay = block(page, 'status').getByRole('button', { name: '去支付' })
    await context.setOffline(true)
    await toPay.tap()
    await expect(page.getByText('网络异常').first()).toBeVisible()
    await expect(toPay).toBeVisible()
    await context.setOffline(false)
    await toPay.tap()
    await expect(cashier(page, shop.url).amount).toContainText('需支付')
  })
})
