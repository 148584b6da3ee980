import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cashier } from '../drivers/cashier.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { block, loadUntil, reload } from '../drivers/shop.ts'

/** Gold, who has orders in every state (docs/scenarios.md). */
const GOLD = '900003'
/** To be paid for three days; partly paid; cancelled; paid; of nothing to pay; to be paid for ten minutes; somebody else's. */
const [OPEN, PART, CANCELLED, PAID, FREE, SHORT, FOREIGN] = [
  ...(['90000301', '90000303', '90000305', '90000311'] as const),
  ...(['90000333', '90000302', '90001101'] as const),
]
/** Paid once, and the bank refused. */
const REFUSED = '90000304'

async function at(page: Page, origin: string, member = GOLD) {
  await loginAs(page, member, origin)
  return cashier(page, origin)
}

test.describe('[A2] the cashier', () => {
  test('shows what is to be paid, for how long, for what and by what; in WeChat it has WeChat’s way alone', async ({
    page,
    ownShop: { shop },
  }) => {
    const at0 = await at(page, shop.url)
    await at0.open(OPEN)
    await expect(at0.amount).toContainText(/需支付.*¥.*剩余支付时间/)
    await expect(at0.brief).toContainText(/ × 2，.* × 1/)
    await expect(at0.ways).toHaveCount(3)
    await expect(at0.way('微信支付')).toBeChecked()
    await expect(at0.pay).toBeVisible()
    await at0.open(OPEN, '?client_key=wechat')
    await expect(at0.ways).toHaveCount(1)
    await expect(at0.way('微信支付')).toBeChecked()
  })

  test('opened by another’s address with its query leads back to this shop alone', async ({
    page,
    ownShop: { shop },
  }) => {
    const { openPortal, amount, next } = await at(page, shop.url)
    const from = 'orderType=31&platform=2&extraNo=1&from=lantu&trackCode=t&orderSource=22'
    await openPortal(OPEN, from)
    await expect(amount).toContainText('剩余支付时间')
    const back = `originUrl=${encodeURIComponent('https://m.example/tc-fostay/combo')}`
    await openPortal(PAID, `${from}&${back}&orderUrl=${encodeURIComponent('https://evil.example/')}`)
    await next('返回首页').tap()
    // What brought the visit goes on with it (A2).
    await expect(page).toHaveURL(`${shop.url}/tc-fostay/combo?trackCode=t`)
    await page.goBack()
    await next('查看订单').tap()
    await expect(page).toHaveURL(`${shop.url}/tc-fostay/play/orderDetail/${PAID}?trackCode=t`)
  })

  test('says of an order that is paid, cancelled, free or somebody else’s what it is', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/404/)
    const { open, result, pay } = await at(page, shop.url)
    for (const [order, text] of [
      [PAID, '支付成功'],
      [CANCELLED, '订单已取消'],
      [FREE, '订单无需支付'],
      [FOREIGN, '没有这个订单，或者它不是您的'],
    ] as const) {
      await open(order)
      await expect(result).toContainText(text)
      await expect(pay).toHaveCount(0)
    }
  })
})

test.describe('[A4] paying', () => {
  test(
    'succeeds: the company, 支付成功, and on to the order',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      const { open, goToCompany, bank, result, next, brief } = await at(page, shop.url)
      await open(OPEN)
      await goToCompany('支付宝')
      await expect(page.getByText('沙盒支付，不会扣款')).toBeVisible()
      await expect(page.getByText(`支付宝 · 订单 ${OPEN}`)).toBeVisible()
      await bank('确认付款').tap()
      await expect(page).toHaveURL(new RegExp(`/pay-success/${OPEN}\\?payid=`))
      await expect(result).toContainText(/支付成功已付 ¥/)
      await expect(brief).toContainText('订单金额')
      await next('查看订单').tap()
      await expect(page).toHaveURL(new RegExp(`/play/orderDetail/${OPEN}$`))
      await open(OPEN)
      await expect(result).toContainText('支付成功')
    },
  )

  test('fails: 支付失败 is alerted, and another try pays', { tag: '@gate' }, async ({ page, ownShop: { shop } }) => {
    const { open, goToCompany, bank, failed, pay, result } = await at(page, shop.url)
    await open(OPEN)
    await goToCompany()
    await bank('支付失败').tap()
    await expect(failed).toBeVisible()
    await failed.getByRole('button', { name: '知道了' }).tap()
    await expect(failed).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/cashier/${OPEN}$`))
    await expect(pay).toBeVisible()
    await goToCompany()
    await bank('确认付款').tap()
    await expect(result).toContainText('支付成功')
  })

  test('that failed says so after it too; one that is left leaves the order to be paid', async ({
    page,
    ownShop: { shop },
  }) => {
    const { open, goToCompany, bank, amount, pay, failed, next, result } = await at(page, shop.url)
    await page.goto(`${shop.url}/tc-fostay/pay-success/${REFUSED}?payid=${REFUSED}P0`)
    await expect(result.getByRole('alert')).toContainText('支付失败')
    await next('重新支付').tap()
    await expect(page).toHaveURL(new RegExp(`/cashier/${REFUSED}$`))
    await expect(pay).toBeVisible()
    await open(OPEN)
    await goToCompany()
    await bank('不付了，返回商城').tap()
    await expect(page).toHaveURL(new RegExp(`/cashier/${OPEN}\\?payid=`))
    await expect(amount).toContainText('剩余支付时间')
    await expect(pay).toBeVisible()
    await expect(failed).toHaveCount(0)
  })

  test('twice gives back what is too much', async ({ page, ownShop: { shop } }) => {
    const { open, goToCompany, bank, result } = await at(page, shop.url)
    await open(OPEN)
    await goToCompany()
    await bank('付两次').tap()
    await expect(result).toContainText(/支付成功.*多付的 ¥.* 会原路退回/)
  })

  test('after the order was cancelled gives all of it back', async ({ page, ownShop: { shop } }) => {
    const { open, goToCompany, bank, result } = await at(page, shop.url)
    await open(OPEN)
    await goToCompany()
    await bank('先取消订单，再付款').tap()
    await expect(result).toContainText(/订单已关闭.*退回金额 ¥|款项已退回.*已退回 ¥/)
    await loadUntil(() => reload(page), result, '款项已退回')
    await page.goto(`${shop.url}/sandbox/cashier`)
    await expect(page.getByText('已退', { exact: true }).first()).toBeVisible()
  })

  test(
    'is confirmed after the buyer came back: 正在确认 becomes 支付成功 by itself',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      const { open, goToCompany, bank, result } = await at(page, shop.url)
      await open(OPEN)
      await goToCompany()
      await bank('先返回，后到账').tap()
      await expect(result).toContainText('正在确认支付结果')
      await expect(result).toContainText('支付成功')
    },
  )

  test('whose notice was lost is asked about', async ({ page, ownShop: { shop } }) => {
    const { open, goToCompany, bank, result } = await at(page, shop.url)
    await open(OPEN)
    await goToCompany()
    await bank('到账，但通知丢了').tap()
    await expect(result).toContainText('支付成功')
  })

  test('that somebody only claims is not believed', async ({ page, ownShop: { shop } }) => {
    const { open, goToCompany, bank, pay } = await at(page, shop.url)
    await open(OPEN)
    await goToCompany()
    await bank('伪造一个通知').tap()
    await expect(page.getByRole('status')).toContainText('商城回答 403')
    await open(OPEN)
    await expect(pay).toBeVisible()
  })

  test('[B4] of a part leaves the rest, which pays the order', async ({ page, ownShop: { shop } }) => {
    const { open, goToCompany, bank, result, next, amount } = await at(page, shop.url)
    await open(OPEN)
    await goToCompany()
    await page.getByLabel('付多少元').fill('100')
    await bank('付这些').tap()
    await expect(result).toContainText(/已付一部分已付 ¥100/)
    await next('继续支付').tap()
    await expect(amount).toContainText(/已付 ¥100/)
    await goToCompany()
    await bank('确认付款').tap()
    await expect(result).toContainText('支付成功')
  })

  test('[B4] of what is left of an order that was partly paid before', async ({ page, ownShop: { shop } }) => {
    const { open, goToCompany, bank, result, amount } = await at(page, shop.url)
    await open(PART)
    await expect(amount).toContainText(/已付 ¥200/)
    await goToCompany('云闪付')
    await bank('确认付款').tap()
    await expect(result).toContainText('支付成功')
  })

  test('[A5] of what another window paid meanwhile: 生成支付信息失败', async ({ page, gate, ownShop: { shop } }) => {
    gate.allow(/409/)
    const { open, pay } = await at(page, shop.url)
    await open(OPEN)
    await expect(pay).toBeVisible()
    const other = cashier(await page.context().newPage(), shop.url)
    await other.open(OPEN)
    await other.goToCompany()
    await other.bank('确认付款').tap()
    await expect(other.result).toContainText('支付成功')
    await pay.tap()
    await expect(page.getByText('生成支付信息失败', { exact: true })).toBeVisible()
    await expect(block(page, 'result')).toContainText('支付成功')
  })
})

test('[B9] the cashier of an order whose time runs out while it is open turns to 超过支付时间', async ({
  page,
  ownShop: { shop },
}) => {
  const { open, amount, result } = await at(page, shop.url)
  await open(SHORT)
  await expect(amount).toContainText('剩余支付时间')
  await moveClock(page, shop, 1)
  await page.reload()
  await expect(result).toContainText('超过支付时间')
})
