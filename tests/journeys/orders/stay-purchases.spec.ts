import { comboPage } from '../drivers/combo.ts'
import { orderFill } from '../drivers/order-fill.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'
import { expect, test } from '../fixtures.ts'

test('[B2.3, B5] from the page of a stay its guest buys more, and each order leads to the other', async ({
  page,
  ownShop: { shop },
}) => {
  await loginAs(page, '900003', shop.url)
  await open(page, '/detail/90000324', shop.url)
  await awake(block(page, 'offers'))
  await block(page, 'offers')
    .getByRole('link', { name: /住客家庭早餐与机场接送/ })
    .tap()
  await expect(page).toHaveURL(
    new RegExp(`/productDetail/610105\\?departureDate=${beijingDay(23)}&mainOrderId=90000324&mainOrderUseNum=0&`),
  )
  const combo = comboPage(page)
  await awake(combo.tickets)
  await expect(combo.tickets).toContainText('2 成人、1 儿童')
  await combo.add('家庭共用份（最多 5 人）')
  await combo.buy.tap()
  const fill = orderFill(page)
  await fill.contact('顾长风', '13800000003')
  await fill.submit()
  await fill.isOrdered()

  await open(page, '/detail/90000324', shop.url)
  const bought = block(page, 'bought')
  await awake(bought)
  await expect(bought).toContainText('待支付')
  await bought
    .getByRole('link', { name: /住客家庭早餐与机场接送/ })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/productOrderDetail\/\d+$/)
  await block(page, 'main-order')
    .getByRole('link', { name: /酒店订单/ })
    .tap()
  await expect(page).toHaveURL(/\/detail\/90000324$/)
})
