import type { Page } from '@playwright/test'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** Has a coupon of every kind (docs/scenarios.md). */
const BLACK = '900006'

const tickets = (page: Page, place = 'list') => block(page, place).getByRole('article')
const tab = (page: Page, name: RegExp) => block(page, 'tabs').getByRole('button', { name })

async function at(page: Page, path: string, origin = '', member = BLACK) {
  await loginAs(page, member, origin)
  await open(page, path, origin)
}

async function redeem(page: Page, code: string) {
  const form = block(page, 'form')
  await form.getByLabel('兑换码').fill(code)
  await form.getByRole('button', { name: '兑换', exact: true }).tap()
}

test.describe('[A3] /coupon', () => {
  test('has what can be used, what was, and what is over, and keeps the tab in the address', async ({ page }) => {
    await at(page, '/coupon')
    await expect(tab(page, /^可用/)).toHaveAttribute('aria-current', 'true')
    await expect(tickets(page)).toHaveCount(8)
    await tab(page, /^已使用/).tap()
    await expect(page).toHaveURL(/state=used/)
    await expect(tickets(page)).toHaveText([/迎宾饮品.*已使用/])
    await tab(page, /^已过期/).tap()
    await expect(tickets(page)).toHaveText([/九折券（已过期）.*已过期/])
    await page.reload()
    await expect(tickets(page)).toHaveText([/九折券（已过期）/])
  })

  test('sends a visitor to log in', async ({ page }) => {
    await open(page, '/coupon')
    await page.getByRole('button', { name: '去登录' }).tap()
    await expect(page).toHaveURL(/\/login\?/)
  })

  test('is empty for who has none, with a way on', async ({ page }) => {
    await at(page, '/coupon', '', '900090')
    await expect(page.getByText('没有可用的券')).toBeVisible()
    await block(page, 'redeem').getByRole('link').tap()
    await expect(page).toHaveURL(/\/coupon-redeem$/)
  })
})

test.describe('[B2.9] /coupon-redeem', () => {
  test(
    'gives a coupon for a code, however it is typed, and makes room for the next',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      await at(page, '/coupon-redeem', shop.url, '900001')
      await block(page, 'form').getByRole('button', { name: '兑换', exact: true }).tap()
      await expect(page.getByText('请输入兑换码').last()).toBeVisible()
      await redeem(page, 'lantu-2026')
      await expect(page.getByText('兑换成功，已放进我的优惠券')).toBeVisible()
      await expect(tickets(page)).toHaveCount(1)
      await expect(block(page, 'form').getByLabel('兑换码')).toHaveValue('')
    },
  )

  test('says of each code that gives nothing why', async ({ page, ownShop: { shop }, gate }) => {
    gate.allow(/40[09]/)
    await at(page, '/coupon-redeem', shop.url)
    const refusal = block(page, 'form').getByRole('alert')
    for (const [code, why] of [
      ['NO-SUCH-CODE', '兑换码不存在，请核对后重新输入'],
      ['USEDUP01', '兑换码已被使用'],
      ['EXPIRED1', '兑换码已过期'],
      ['GONE2026', '券已领完，下次早点来'],
      ['DRINK2026', '您已经领过这张券了'],
    ] as const) {
      await redeem(page, code)
      await expect(refusal).toHaveText(why)
    }
    await page.reload()
    await expect(block(page, 'form').getByLabel('兑换码'), 'nothing typed is lost').toHaveValue('DRINK2026')
  })

  test('gives the last one once', async ({ page, ownShop: { shop }, gate }) => {
    gate.allow(/409/)
    await at(page, '/coupon-redeem', shop.url, '900001')
    await redeem(page, 'BIRTHDAY1')
    await expect(tickets(page)).toContainText(['生日礼券'])
    await redeem(page, 'BIRTHDAY1')
    await expect(page.locator('output')).toHaveText('这个码已经兑换过，券在我的优惠券里')
    await expect(tickets(page)).toHaveCount(1)
  })
})

test.describe('[B2.9] /coupon-use', () => {
  test('shows the code of what is used at the counter, and what it is for', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await at(page, '/coupon')
    await tickets(page).getByRole('link', { name: '去使用 ：核销券' }).tap()
    await expect(page).toHaveURL(/\/coupon-use\?couponId=9006$/)
    await expect(block(page, 'code').getByRole('img', { name: /^券码 \d+ 的二维码$/ })).toBeVisible()
    await block(page, 'code').getByRole('button', { name: '复制券码' }).tap()
    await expect(page.getByText('复制成功')).toBeVisible()
    await expect(block(page, 'products').getByRole('link', { name: /沙滩海鲜大餐/ })).toBeVisible()
    await expect(tickets(page, 'coupon').getByRole('link'), 'it is used by its code').toHaveCount(0)
  })

  test('leads from a coupon to what it is good for', async ({ page }) => {
    await at(page, '/coupon-use?couponId=9001')
    await expect(block(page, 'code')).toHaveCount(0)
    await expect(tickets(page, 'coupon')).toHaveCount(1)
    const best = block(page, 'products').getByRole('link').first()
    const address = (await best.getAttribute('href')) ?? ''
    await tickets(page, 'coupon')
      .getByRole('link', { name: /去使用/ })
      .tap()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await page.goBack()
    await best.tap()
    await expect(page).not.toHaveURL(/coupon-use/)
  })

  test('of a used one has its stamp; of none asks for one; of somebody else’s has nothing', async ({ page, gate }) => {
    gate.allow(/404/)
    await at(page, '/coupon-use?couponId=9023')
    await expect(block(page, 'code')).toContainText('已核销')
    await open(page, '/coupon-use')
    await expect(page.getByText('先选一张券')).toBeVisible()
    await at(page, '/coupon-use?couponId=9023', '', '900090')
    await expect(page.getByText('没有找到这张券，它可能不属于当前账号')).toBeVisible()
  })
})

test('[B2.9] /retail/couponAvailable sorts what a product takes from what it does not', async ({ page }) => {
  await at(page, '/retail/couponAvailable?productId=650101')
  await expect(tickets(page, 'usable').first()).toBeVisible()
  await expect(tickets(page, 'usable').filter({ hasText: '去使用' })).not.toHaveCount(0)
  await expect(block(page, 'others-title')).toContainText(/不可用\d 张/)
  await expect(tickets(page, 'others').filter({ hasText: '房晚抵扣券' })).toHaveCount(1)
  await expect(tickets(page, 'others').getByRole('link')).toHaveCount(0)
})
