import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { comboPage } from '../drivers/combo.ts'
import { detailPage } from '../drivers/details.ts'
import { choose, orderFill } from '../drivers/order-fill.ts'
import { loginAs, moveClock } from '../drivers/sandbox.ts'
import { awake, block } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'

const [GOLD, ORDINARY] = ['900003', '900011']
const [NAME, PHONE] = ['林小满', '13800000011']

/** Chooses a day ticket of a presale: the first time, or in exchange for an order of it. */
async function chooseDayTicket(page: Page, origin: string, mainOrderId = '') {
  const day = await page.evaluate(() => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10))
  const choices = [{ productId: '7101021', useCopies: 1 }]
  return choose(page, 'combo', { productId: '710102', departureDate: day, choices, mainOrderId }, origin)
}

test.describe('[B5] a presale', () => {
  test('costs what is chosen when it is bought', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, ORDINARY, shop.url)
    const id = await chooseDayTicket(page, shop.url)
    const fill = orderFill(page)
    await fill.open(`/presale/orderFill/710102?shoppingId=${id}`, shop.url)
    await expect(fill.bar).toContainText('¥458')
    await expect(fill.bar).not.toContainText('差价')
  })

  test('is exchanged for the difference, with what was paid already as a line of its own', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const detail = detailPage(page)
    await detail.open('/presale/detail/710101?mainOrderId=90000332', shop.url)
    await awake(detail.block('tickets'))
    await detail.block('tickets').getByRole('button', { name: '增加崖顶两居泳池别墅两晚' }).tap()
    await detail.buy('立即购买').tap()
    const fill = orderFill(page)
    await expect(fill.bar).toContainText('差价¥681')
    await expect(fill.discounts).toContainText('预售抵扣')
    await fill.bar.getByRole('button', { name: /明细/ }).tap()
    await expect(page.getByRole('dialog')).toContainText('预售抵扣-¥1,999')
    await page.keyboard.press('Escape')
    await fill.contact(NAME, PHONE)
    await fill.submit()
    await fill.isOrdered()
  })

  test('for which as much was paid as it costs leaves nothing to pay', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    const id = await chooseDayTicket(page, shop.url, '90000351')
    const fill = orderFill(page)
    await fill.open(`/presale/orderFill/710102?shoppingId=${id}`, shop.url)
    await expect(fill.bar).toContainText('差价¥0')
  })
})

test.describe('from its detail page to its order', () => {
  test('a hotel package', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, ORDINARY, shop.url)
    const detail = detailPage(page)
    await detail.open('/hotelpackage/detail/810101', shop.url)
    await awake(detail.block('packages'))
    await detail.pack('双人慢住').check()
    await expect(detail.bar).toContainText('¥1,099')
    await detail.buy('立即预订').tap()
    const fill = orderFill(page)
    await expect(fill.bar).toContainText('¥1,099')
    await fill.contact(NAME, PHONE)
    await fill.submit()
    await fill.isOrdered()
    await expect(block(page, 'amount')).toContainText('1,099')
  })

  test('a vacation of two adults and a child', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, ORDINARY, shop.url)
    const detail = detailPage(page)
    await detail.open('/vacation/detail/510101', shop.url)
    await awake(detail.block('tickets'))
    const adult = detail.block('tickets').getByRole('button', { name: '增加成人', exact: true })
    await adult.tap()
    await adult.tap()
    await detail
      .block('tickets')
      .getByRole('button', { name: /^增加儿童/ })
      .tap()
    await expect(detail.bar).toContainText('合计')
    await detail.buy('立即预订').tap()
    const fill = orderFill(page)
    await expect(fill.items.getByRole('listitem')).toHaveText([/成人.*× 2/, /儿童（4-11 岁）.*× 1/])
    await expect(fill.bar).toContainText('¥12,040')
    await fill.contact(NAME, PHONE)
    await fill.submit()
    await fill.isOrdered()
    await expect(block(page, 'amount')).toContainText('12,040')
  })

  test('a combo beside the stay that it is bought to', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    const combo = comboPage(page)
    await combo.open('610104', `?mainOrderId=90000324&mainOrderUseNum=0&departureDate=${beijingDay(23)}`, shop.url)
    await combo.add('住客成人票', 2)
    await combo.add('住客儿童票')
    await combo.buy.tap()
    const fill = orderFill(page)
    await expect(fill.items.getByRole('listitem')).toHaveText([/住客成人票.*× 2/, /住客儿童票.*× 1/])
    await fill.contact(NAME, PHONE)
    await fill.submit()
    await fill.isOrdered()
  })

  test('retail goods, by post', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    const detail = detailPage(page)
    await detail.open('/retail/productDetail/500101', shop.url)
    await detail.buy('立即购买').tap()
    await page.getByRole('dialog').getByRole('button', { name: '立即购买' }).tap()
    const fill = orderFill(page)
    await expect(fill.address).toContainText('海南省三亚市天涯区')
    await fill.submit()
    await fill.isOrdered()
  })
})

test.describe('[B7, B9] at the price of an activity', () => {
  test('a flash sale that is over meanwhile is told, and can’t be ordered any more', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    // Days later the token is renewed.
    gate.allow(/401/)
    await loginAs(page, ORDINARY, shop.url)
    const id = await choose(page, 'product', { productId: '230102', packageId: '2301021' }, shop.url)
    const fill = orderFill(page)
    const named = page.waitForRequest(/\/online\/order\/marketing/)
    await fill.open(`/1/checkout/${id}`, shop.url)
    const headers = await (await named).allHeaders()
    expect(headers).toMatchObject({ is_sec_kill: '1', activityid: '7005', memberid: ORDINARY })
    await expect(fill.promotion).toContainText('秒杀价')
    await fill.contact(NAME, PHONE)
    await moveClock(page, shop, 24 * 5)
    await fill.submit()
    await expect(page.getByText('停留时间较长，资源可能更新，请返回选择资源页，重新选择')).toBeVisible()
  })

  test('a bargain is bought at its goal price by who cut it, and by nobody else', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, GOLD, shop.url)
    const id = await choose(page, 'product', { productId: '610902', packageId: '6109021' }, shop.url)
    const fill = orderFill(page)
    await fill.open(`/2/checkout/${id}`, shop.url)
    await expect(fill.promotion).toContainText('砍价底价比平时省 ¥130')
    await expect(fill.bar).toContainText('¥68')
    await loginAs(page, ORDINARY, shop.url)
    await expect(choose(page, 'product', { productId: '610902', packageId: '6109021' }, shop.url)).rejects.toThrow(
      '还没有砍到底价',
    )
  })
})
