import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

/** With an order of this play to pay; another member has none. */
const [BUYER, OTHER] = ['900011', '900012']
const PLAY = '/play/productDetail/310101'

test('[B8] a product page tells what one’s own order to pay holds of it, and leads to that order; nobody else reads it', async ({
  page,
}) => {
  await loginAs(page, BUYER)
  await open(page, PLAY)
  const way = block(page, 'unpaid').getByRole('link', { name: /待支付的订单占着 近岸浮潜 60 分钟 12月\d+日/ })
  await expect(way).toContainText('去支付或取消')
  await way.tap()
  await expect(page).toHaveURL(/\/play\/orderDetail\/90001101$/)
  await loginAs(page, OTHER)
  await open(page, PLAY)
  await expect(block(page, 'heading')).toContainText('浮潜')
  await expect(page.getByText('待支付的订单占着')).toHaveCount(0)
})
