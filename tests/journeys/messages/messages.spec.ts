import { cashier } from '../drivers/cashier.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const GOLD = '900003'
/** To be paid, for three days. */
const ORDER = '90000301'

test(
  '[B2.9] an order that is paid is told of: the badge of 我的 counts it, its message leads to it, and read it counts no more',
  { tag: '@gate' },
  async ({ page, ownShop: { shop } }) => {
    const mine = block(page, 'tabs').getByRole('link', { name: /我的/ })
    await loginAs(page, GOLD, shop.url)
    // An order that is not paid in time is told of too, whenever that is.
    await expect(mine).toContainText('条未读')
    const before = Number(/(\d+) 条未读/.exec((await mine.textContent()) ?? '')?.[1])
    const at = cashier(page, shop.url)
    await at.open(ORDER)
    await at.goToCompany()
    await at.bank('确认付款').tap()
    await page.waitForURL(/\/pay-success\//)
    await open(page, '/', shop.url)
    await expect(mine).toContainText(`${before + 1} 条未读`)
    await mine.tap()
    await block(page, 'messages').getByRole('link', { name: /^消息/ }).tap()
    await page.getByRole('link', { name: /订单消息.* 条未读/ }).tap()
    // The link to the group says what its last message is called, too.
    await expect(page.getByRole('region', { name: '消息', exact: true }).getByRole('article').first()).toBeVisible()
    await page
      .getByRole('link', { name: /支付成功.*未读/ })
      .first()
      .tap()
    await expect(page).toHaveURL(new RegExp(`/play/orderDetail/${ORDER}$`))
    await page.goBack()
    await expect(page.getByRole('link', { name: /支付成功.*未读/ })).toHaveCount(1)
    await page
      .getByRole('button', { name: /^删除.*商品已发货/ })
      .first()
      .tap()
    await page.getByRole('dialog', { name: '删除这条消息？' }).getByRole('button', { name: '删除' }).tap()
    await expect(page.getByRole('link', { name: /商品已发货/ })).toHaveCount(0)
    await page.getByRole('button', { name: '全部已读' }).tap()
    await expect(page.getByText('没有未读消息')).toBeVisible()
    await open(page, '/', shop.url)
    await expect(mine).toContainText('1 条未读')
  },
)
