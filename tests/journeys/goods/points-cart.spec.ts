import { expect, test } from '../fixtures.ts'
import { fillPage } from '../drivers/fill.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

/** Has 5,620 points, an address, and a cart of the points mall that wants more. */
const GOLD = '900003'
const CART = '/retail/goods-market/cart'

test('[B2.9, R8] goods of the points mall are put into its cart, joined at the login, told to be too many, and bought with points', async ({
  page,
  ownShop: { shop },
}) => {
  const goods = goodsPage(page)
  await open(page, '/retail/productDetail/500201', shop.url)
  await expect(goods.heading).toContainText('2,900积分')
  await goods.press('加入购物车')
  await goods.sheet.getByRole('button', { name: '加入购物车' }).tap()
  await expect(goods.toast).toHaveText('已加入购物车')
  await goods.bar.getByRole('link').tap()
  const cart = block(page, 'cart')
  await expect(page).toHaveURL(new RegExp(`${CART}$`))
  await expect(cart.getByRole('group', { name: '结算' })).toContainText('2,900积分')

  await loginAs(page, GOLD, shop.url)
  await open(page, CART, shop.url)
  const bar = cart.getByRole('group', { name: '结算' })
  await expect(bar, 'one more of what was there').toContainText('13,800积分 + ¥88')
  await expect(bar).toContainText('积分不足，还差 8,180 积分')
  await awake(cart)
  await cart.getByRole('button', { name: '结算(3)' }).tap()
  await expect(goods.toast).toHaveText('积分不足，还差 8,180 积分')
  await cart.getByRole('checkbox', { name: '选中山茶与白瓷茶具' }).tap()
  await expect(bar).toContainText('积分不足，还差 180 积分')
  await cart.getByRole('group', { name: '小鲸鱼毛绒挂件的件数' }).getByRole('button').first().tap()
  await expect(bar).toContainText('可用 5,620 积分')
  await cart.getByRole('button', { name: '结算(1)' }).tap()

  const fill = fillPage(page)
  await fill.ready()
  await expect(fill.items).toContainText('2,900积分')
  await expect(fill.discounts).toContainText('需要 2900 积分，共有 5620 积分')
  await expect(fill.total).toContainText('¥0')
  await fill.submit.tap()
  await page.waitForURL((url) => !url.pathname.includes('/orderFill'))
  await open(page, '/points', shop.url)
  await expect(block(page, 'balance')).toContainText('2,720')
  await open(page, '/retail/goods-market/order', shop.url)
  await expect(block(page, 'orders')).toContainText('2,900积分')
  await open(page, CART, shop.url)
  await expect(cart, 'what was ordered left the cart').not.toContainText('小鲸鱼毛绒挂件')
})
