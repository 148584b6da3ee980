import { expect, test } from '../fixtures.ts'
import { detailPage } from '../drivers/details.ts'
import { homePage } from '../drivers/home.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'

const GOLD = '900003'

test.describe('a product with packages', () => {
  test('[A5] asks for a package first; logged in, the order goes on with the one that was chosen', async ({ page }) => {
    const detail = detailPage(page)
    await detail.open('/product/230101')
    await expect(detail.heading).toHaveText('澜途度假年卡')
    await detail.buy('立即购买').tap()
    await expect(homePage(page).toast).toHaveText('请选择套餐')
    await detail.pack('亲子年卡').check()
    await expect(detail.bar).toContainText('¥1,999')
    await expect(detail.block('inside')).toContainText('共 20 次 × 2 人')
    await detail.buy('立即购买').tap()
    await expect(page).toHaveURL(/\/login\?/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(/\/1\/checkout\/[0-9a-f]{32}$/)
    await page.goBack()
    await expect(detail.pack('亲子年卡')).toBeChecked()
  })

  test('opens by /product?productId= too; of another kind it leads to its own page, unknown to /404', async ({
    page,
    gate,
  }) => {
    const detail = detailPage(page)
    await detail.open('/product?productId=230101')
    await expect(detail.heading).toHaveText('澜途度假年卡')
    await detail.open('/product/810101')
    await expect(page).toHaveURL(/\/hotelpackage\/detail\/810101$/)
    gate.allow(/404/)
    await detail.open('/product/999999')
    await expect(page).toHaveURL(/\/404$/)
  })

  test('[B4] taken off says so, with the way back', async ({ page }) => {
    const detail = detailPage(page)
    await detail.open('/product/230103')
    await expect(page.getByText('当前商品已下架')).toBeVisible()
    await expect(detail.bar).toHaveCount(0)
    await page.getByRole('button', { name: '返回上一页' }).tap()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
  })

  test('[A7] is collected, and no more, by who is logged in', async ({ page }) => {
    const detail = detailPage(page)
    await loginAs(page, '900012')
    await detail.open('/product/230101')
    const heart = detail.buy('收藏')
    const was = (await heart.getAttribute('aria-pressed')) === 'true'
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', String(!was))
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', String(was))
  })
})

test.describe('a product in a flash sale', () => {
  test('[A4] not started and ended it says so, and sells nothing; without one it leads to its own page', async ({
    page,
  }) => {
    const detail = detailPage(page)
    for (const [id, title, button] of [
      ['230104', '秒杀预告', '即将开始'],
      ['230105', '秒杀已结束', '秒杀已结束'],
    ] as const) {
      await detail.open(`/seckill/product/${id}`)
      await expect(detail.block('flash')).toContainText(title)
      await expect(detail.buy(button)).toHaveAttribute('aria-disabled', 'true')
    }
    await detail.open('/seckill/product/230101')
    await expect(page).toHaveURL(/\/product\/230101$/)
  })

  test('[A4, B4] going on it says 仅剩4份, and goes on to order with its activity', async ({ page }) => {
    const detail = detailPage(page)
    await loginAs(page, GOLD)
    await detail.open('/seckill/product/230102')
    await expect(detail.block('flash')).toContainText('限时秒杀')
    await expect(detail.block('flash')).toContainText('仅剩4份')
    await expect(detail.buy('立即抢购')).not.toHaveAttribute('aria-disabled')
    await detail.buy('立即抢购').tap()
    await expect(page).toHaveURL(/\/1\/checkout\/[0-9a-f]{32}\?activityCode=SK7005$/)
  })
})

test.describe('a hotel package', () => {
  test('[B3, B9] writes under each package what it holds, stay first (packageType 2), or once for the product (packageType 1); what has not started says when it does [B4]', async ({
    page,
  }) => {
    const detail = detailPage(page)
    await detail.open('/hotelpackage/detail/810101')
    await expect(detail.block('packages')).toContainText(/住听橹临河大床房 2 晚.*娱夜游摇橹船.*享香席体验.*餐天井早餐/)
    await expect(detail.block('inside')).toHaveCount(0)
    await detail.open('/hotelpackage/detail/810102')
    await expect(detail.block('inside').getByRole('term')).toHaveText(['住', '娱', '享', '其他', '餐'])
    await expect(detail.pack('寒假限定')).toBeDisabled()
    await expect(detail.block('packages')).toContainText(/\d+月\d+日 10:00 开售/)
  })

  test('[A6] costs a gold member less, and leads to its checkout', async ({ page }) => {
    const detail = detailPage(page)
    await loginAs(page, GOLD)
    await detail.open('/hotelpackage/detail/810101')
    await expect(detail.block('packages')).toContainText('会员尊享')
    await detail.pack('双人慢住').check()
    await detail.buy('立即预订').tap()
    await expect(page).toHaveURL(/\/hotelpackage\/checkout\?tempOrderId=[0-9a-f]{32}$/)
  })
})
