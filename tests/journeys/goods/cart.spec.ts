import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'
import { CASHIER, fillPage } from '../drivers/fill.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

test(
  '[B2.9, A5] a visitor puts two goods into the cart, logs in, and buys them as one order',
  { tag: '@gate' },
  async ({ page }) => {
    const goods = goodsPage(page)
    const add = async () => {
      await goods.press('加入购物车')
      await goods.sheet.getByRole('button', { name: '加入购物车' }).tap()
    }
    await goods.open('680101')
    await add()
    await expect(goods.toast).toHaveText('已加入购物车')
    await expect(goods.bar.getByRole('link')).toContainText('购物车，1 件')
    await open(page, '/retail/productDetail/500101')
    await add()
    await expect(goods.bar.getByRole('link')).toContainText('购物车，2 件')
    // The towel cost ten yuan more when it was put in.
    await page.evaluate(() => {
      const kept = localStorage.getItem('cart-retail') ?? ''
      localStorage.setItem('cart-retail', kept.replace('"addedPrice":89', '"addedPrice":99'))
    })
    await goods.bar.getByRole('link').tap()
    const cart = block(page, 'cart')
    await expect(cart).toContainText('价格有变化，比加入时降了 ¥10')
    const checkOut = cart.getByRole('button', { name: '结算(2)' })
    await awake(cart)
    await checkOut.tap()
    await expect(page, 'who buys is asked for').toHaveURL(/\/login\?redirect=/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(/\/retail\/shopCar/)
    await expect(checkOut, 'the cart came along').toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-retail'))).toBeNull()
    await checkOut.tap()
    const fill = fillPage(page)
    await expect(fill.items).toContainText('等 2 种商品')
    await block(page, 'address').getByRole('button').tap()
    await page.getByLabel('收货人').fill('林小满')
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000000')
    await page.getByLabel('省份').selectOption('海南省')
    await page.getByLabel('城市').fill('三亚市')
    await page.getByLabel('区县').fill('天涯区')
    await page.getByLabel('详细地址').fill('椰林路 1 号')
    await page.getByRole('button', { name: '保存并使用' }).tap()
    await fill.submit.tap()
    await expect(page).toHaveURL(CASHIER)
    await open(page, '/retail/shopCar')
    await expect(cart, 'what was ordered left the cart').toContainText('购物车还是空的')
  },
)

test('[B2.9] a visitor’s cart joins the one that the member had: the same goods on one line, and what is sold out told apart', async ({
  page,
  ownShop: { shop },
}) => {
  /** Has four kinds in the cart that can be bought, and two that can't: another size of the towel is sold out. */
  const MEMBER = '900003'
  const cart = block(page, 'cart')
  const put = async () => {
    const goods = goodsPage(page)
    await goods.open('680101', shop.url)
    await goods.press('加入购物车')
    await goods.sheet.getByRole('button', { name: '加入购物车' }).tap()
    await expect(goods.toast).toHaveText('已加入购物车')
  }
  const pieces = async () => {
    await open(page, '/retail/shopCar', shop.url)
    await expect(cart.getByText(/^失效商品/)).toHaveText('失效商品 2 种')
    return Number(/结算\((\d+)\)/.exec(await cart.innerText())?.[1])
  }
  await loginAs(page, MEMBER, shop.url)
  await put()
  const before = await pieces()
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await put()
  // The other size was there when the visitor put it in.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cart-retail') ?? '{}') as { lines: unknown[] }
    const soldOut = { productId: '680101', skuId: '68010114', quantity: 1, isChosen: true, addedPrice: 89 }
    localStorage.setItem('cart-retail', JSON.stringify({ ...kept, lines: [...kept.lines, soldOut] }))
  })
  await loginAs(page, MEMBER, shop.url)
  expect(await pieces()).toBe(before + 1)
  await expect(cart.getByText('潮汐蓝，70 × 140 厘米')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-retail'))).toBeNull()
  expect(await pieces(), 'it joined once').toBe(before + 1)
})

test('[B2.9] a counter shows a code, and a shopper types it and pays it at the cashier', async ({ page }) => {
  await page.goto('/sandbox/counter')
  await page.getByLabel('商家').selectOption('云栖手作联盟')
  await page.getByLabel('金额（元）').fill('58.50')
  const paidFor = `手作体验 ${randomUUID().slice(0, 8)}`
  await page.getByLabel('付的是什么').fill(paidFor)
  await page.getByRole('button', { name: '出收款码' }).tap()
  const text = await page.getByRole('listitem').filter({ hasText: paidFor }).locator('b').textContent()
  await open(page, '/retail/scan')
  await loginPage(page).logIn(newPhone())
  const form = block(page, 'form')
  await awake(form)
  await form.getByLabel('收款码').fill('123')
  await form.getByRole('button', { name: '查看金额' }).tap()
  await expect(form).toContainText('请输入 8 位数字收款码')
  await form.getByLabel('收款码').fill(text ?? '')
  await form.getByRole('button', { name: '查看金额' }).tap()
  const bill = block(page, 'bill')
  await expect(bill).toContainText('付给 云栖手作联盟')
  await expect(bill).toContainText('58')
  await bill.getByRole('button', { name: '确认付款' }).tap()
  await expect(page).toHaveURL(CASHIER)
  await expect(block(page, 'pay')).toContainText('立即支付')
})
