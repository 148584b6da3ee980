import { expect, test } from '../fixtures.ts'
import { detailPage } from '../drivers/details.ts'
import { homePage } from '../drivers/home.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake } from '../drivers/shop.ts'

const [GOLD, ORDINARY] = ['900003', '900011']

test.describe('retail', () => {
  test('[B2.10.3] says how many points may be used, and orders as many as are chosen', async ({ page }) => {
    const detail = detailPage(page)
    await loginAs(page, GOLD)
    await detail.open('/retail/productDetail/500101')
    await expect(detail.block('heading')).toContainText('最高可抵 3280 积分')
    await expect(detail.block('postage')).toContainText('邮费')
    await detail.buy('立即购买').tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: /^增加/ }).tap()
    await sheet.getByRole('button', { name: '立即购买' }).tap()
    await expect(page).toHaveURL(/\/retail\/orderFill\?tempOrderId=[0-9a-f]{32}$/)
  })

  test('[A5] a store without customer service says so', async ({ page }) => {
    const detail = detailPage(page)
    await detail.open('/retail/productDetail/500102')
    await detail.buy('客服').tap()
    await expect(homePage(page).toast).toHaveText('店铺未配置客服')
  })
})

test.describe('a presale', () => {
  test('[B5] says the presale price, when it is redeemed, and what is chosen costs its plain price', async ({
    page,
  }) => {
    const detail = detailPage(page)
    await loginAs(page, ORDINARY)
    await detail.open('/presale/detail/710101')
    await expect(detail.block('presale')).toContainText(/预售价.*1,999.*兑换期 \d+月\d+日 至 \d+月\d+日/)
    await detail.buy('立即购买').tap()
    await expect(homePage(page).toast).toHaveText('请选择数量')
    await awake(detail.block('tickets'))
    await detail.block('tickets').getByRole('button', { name: '增加崖顶两居泳池别墅两晚' }).tap()
    await expect(detail.block('bill')).toContainText('合计¥2,680')
    await expect(detail.block('bill')).not.toContainText('预售抵扣')
    await detail.buy('立即购买').tap()
    await expect(page).toHaveURL(/\/presale\/orderFill\/710101\?shoppingId=[0-9a-f]{32}$/)
  })

  test('[B5] that was bought counts against something else of it, from the page of its order', async ({ page }) => {
    const detail = detailPage(page)
    await loginAs(page, GOLD)
    await page.goto('/tc-fostay/presale/order/subscribe/90000332')
    await page.getByRole('link', { name: /换成别的，补差价/ }).tap()
    await expect(page).toHaveURL(/\/presale\/detail\/710101\?mainOrderId=90000332$/)
    await awake(detail.block('tickets'))
    await detail.block('tickets').getByRole('button', { name: '增加崖顶两居泳池别墅两晚' }).tap()
    await expect(detail.block('bill')).toContainText('合计¥2,680预售抵扣-¥1,999差价¥681')
    await detail.buy('立即购买').tap()
    await expect(page).toHaveURL(/\/presale\/orderFill\/710101\?shoppingId=[0-9a-f]{32}$/)
  })

  test('[B5] for which as much was paid as what is chosen costs leaves nothing to pay', async ({ page }) => {
    const detail = detailPage(page)
    await loginAs(page, GOLD)
    await detail.open('/presale/detail/710102?mainOrderId=90000351')
    await awake(detail.block('tickets'))
    await detail.block('tickets').getByRole('button', { name: '增加双人泻湖全日票' }).tap()
    await expect(detail.block('bill')).toContainText('差价¥0')
  })

  test('[B4] one that has not started can’t be bought, and says when it starts', async ({ page }) => {
    const detail = detailPage(page)
    await detail.open('/presale/detail/710103')
    await expect(detail.block('presale')).toContainText(/\d+月\d+日 10:00 开售/)
    await expect(detail.buy('即将开售')).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('a vacation', () => {
  test('[B2.3, B5] has its days, prices of adults and children, and a day to leave on', async ({ page }) => {
    const detail = detailPage(page)
    await loginAs(page, GOLD)
    await detail.open('/vacation/detail/510101')
    await detail.block('itinerary').scrollIntoViewIfNeeded()
    await expect(detail.block('itinerary').getByRole('listitem')).toHaveCount(5)
    await awake(detail.block('tickets'))
    await detail.block('tickets').getByRole('button', { name: '增加成人', exact: true }).tap()
    await detail
      .block('tickets')
      .getByRole('button', { name: /^增加儿童/ })
      .tap()
    await expect(detail.bar).toContainText('合计')
    await detail.buy('立即预订').tap()
    await expect(page).toHaveURL(/\/vacation\/orderfill\?shoppingId=[0-9a-f]{32}$/)
    await detail.open('/vacation/detail/510102')
    await expect(detail.block('travellers'), 'one that needs documents says so').toContainText('出行人证件')
  })
})

test.describe('a coupon that is for sale', () => {
  test('[A3] says what it does, how long and how, and leads to one’s coupons', async ({ page }) => {
    const detail = detailPage(page)
    await detail.open('/coupon-product/400101')
    const coupon = detail.block('coupon')
    for (const text of ['满 800 元可用', '购买后 365 天内', '入住时在前台出示券码'])
      await expect(coupon).toContainText(text)
    await coupon.getByRole('link').tap()
    await expect(page).toHaveURL(/\/coupon$/)
  })
})

test('a product of another kind leads to its own page, one that nobody knows to /404', async ({ page, gate }) => {
  const detail = detailPage(page)
  for (const path of ['/presale/detail', '/vacation/detail', '/bargainProduct/detail', '/coupon-product']) {
    await detail.open(`${path}/230101`)
    await expect(page).toHaveURL(/\/product\/230101$/)
  }
  gate.allow(/404/)
  await detail.open('/retail/productDetail/999999')
  await expect(page).toHaveURL(/\/404$/)
})
