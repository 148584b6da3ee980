import type { Page } from '@playwright/test'
import { cashier } from '../drivers/cashier.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { block, loadUntil, open, reload } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** Gold, and an order of theirs that is to be paid for three days. */
const [GOLD, OPEN] = ['900003', '90000301']

async function at(page: Page, origin: string) {
  await loginAs(page, GOLD, origin)
  return cashier(page, origin)
}

test.describe('[A4] how paying ends', () => {
  test('with the notice before the buyer, who never comes back: the order is paid wherever it is looked at', async ({
    page,
    ownShop: { shop },
  }) => {
    const { open: openCashier, goToCompany, result, pay } = await at(page, shop.url)
    await openCashier(OPEN)
    await goToCompany()
    await page.request.post(page.url(), { form: { outcome: 'paid' }, maxRedirects: 0 })
    await open(page, `/play/orderDetail/${OPEN}`, shop.url)
    const status = block(page, 'status').getByRole('heading')
    await expect(status).toBeVisible()
    await expect(status).not.toHaveText('待支付')
    await expect(block(page, 'status').getByRole('button', { name: /去支付/ })).toHaveCount(0)
    await openCashier(OPEN)
    await expect(result).toContainText('支付成功')
    await expect(pay).toHaveCount(0)
  })

  test(
    'after minutes, where a bank is slow: 正在确认支付结果 meanwhile, and it is not paid again',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      const { open: openCashier, goToCompany, bank, result } = await at(page, shop.url)
      await openCashier(OPEN)
      await goToCompany()
      await bank('银行处理很久').tap()
      await expect(result).toContainText('正在确认支付结果')
      await moveClock(page, shop, 1)
      await loadUntil(() => reload(page), result, '支付成功')
    },
  )

  test('for who came by another’s address: paid, and back to where they came from', async ({
    page,
    ownShop: { shop },
  }) => {
    const { openPortal, goToCompany, bank, result, next } = await at(page, shop.url)
    const home = encodeURIComponent('https://m.example/tc-fostay/combo')
    await openPortal(OPEN, `orderType=31&platform=2&from=lantu&trackCode=t&orderSource=22&originUrl=${home}`)
    await goToCompany('支付宝')
    await bank('确认付款').tap()
    await expect(page).toHaveURL(new RegExp(`/pay-success/${OPEN}\\?`))
    await expect(result).toContainText('支付成功')
    await next('返回首页').tap()
    await expect(page).toHaveURL(`${shop.url}/tc-fostay/combo?trackCode=t`)
  })
})
