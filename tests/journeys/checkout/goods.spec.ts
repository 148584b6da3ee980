import { expect, test } from '../fixtures.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { choose, orderFill } from '../drivers/order-fill.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { alive, block, open } from '../drivers/shop.ts'

const [GOLD, ORDINARY] = ['900003', '900011']
const towel = (skuId: string, quantity = 1) => ({ productId: '680101', skuId, quantity })

test.describe('goods with a sku, by post', () => {
  test(
    'go to the member’s default address, or to another that is picked, and are ordered',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      await loginAs(page, GOLD, shop.url)
      const id = await choose(page, 'product', towel('68010111', 2), shop.url)
      const fill = orderFill(page)
      await fill.open(`/3/checkout/${id}`, shop.url)
      await expect(fill.items).toContainText('潮汐蓝，70 × 140 厘米')
      await expect(fill.address).toContainText('海南省三亚市天涯区椰林路 18 号')
      await fill.address.getByRole('button').tap()
      await page.getByRole('button', { name: /梧桐西路/ }).tap()
      await expect(page).toHaveURL(new RegExp(`/3/checkout/${id}\\?addressId=9000032$`))
      await expect(fill.address).toContainText('上海市徐汇区梧桐西路')
      await fill.submit()
      await fill.isOrdered()
    },
  )

  test('[A5] are still chosen for a visitor who logs in, goes back to them, and then checks out', async ({
    page,
    ownShop: { shop },
  }) => {
    const [goods, fill] = [goodsPage(page), orderFill(page)]
    await goods.open('680101', shop.url)
    await goods.press('立即购买')
    await goods.value('100 × 180 厘米').tap()
    await goods.more()
    const onwards = goods.sheet.getByRole('button', { name: '立即购买' })
    await onwards.tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F680101/)
    await loginPage(page).logIn(newPhone(), shop.url)
    await goods.goesOn(3)
    await expect(fill.quantity).toContainText('2')
    await page.goBack()
    await expect(page).toHaveURL(/\/goods\/680101$/)
    await expect(block(page, 'specs')).toContainText('100 × 180 厘米，2 件')
    // The sheet is open as it was left, and its step is back in the history: a reload before that would go a step too far.
    await expect(goods.sheet).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => (history.state as { overlay?: string } | null)?.overlay ?? ''))
      .not.toBe('')
    await page.reload()
    await alive(page)
    await goods.press('立即购买')
    await expect(goods.value('100 × 180 厘米')).toHaveAttribute('aria-pressed', 'true')
    await expect(goods.count).toHaveText('2')
    await onwards.tap()
    await goods.goesOn(3)
    await fill.address.getByRole('button', { name: /添加收货地址/ }).tap()
    await fill.writeAddress()
    await expect(fill.address).toContainText('梧桐西路 1 号')
    await fill.submit()
    await fill.isOrdered()
  })

  test('[A5] have as many as is allowed, at the server’s price', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, ORDINARY, shop.url)
    const id = await choose(page, 'product', towel('68010112', 3), shop.url)
    const fill = orderFill(page)
    await fill.open(`/3/checkout/${id}`, shop.url)
    await expect(fill.bar).toContainText('¥417')
    await fill.more()
    await expect(fill.bar).toContainText('¥556')
    await fill.more()
    await expect(fill.toast).toHaveText('超过最大库存！')
    await page.reload()
    await expect(fill.quantity).toContainText('4')
  })

  test('need an address, which is written down on the way and used at once', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, ORDINARY, shop.url)
    const id = await choose(page, 'product', towel('68010111'), shop.url)
    const fill = orderFill(page)
    await fill.open(`/3/checkout/${id}`, shop.url)
    await fill.submit()
    await expect(fill.toast).toHaveText('请选择收货地址')
    await fill.address.getByRole('button', { name: /添加收货地址/ }).tap()
    await page.getByRole('button', { name: '保存并使用' }).tap()
    await expect(page.getByText('请填写收货人姓名')).toBeVisible()
    await page.getByLabel('收货人').fill('林小满')
    await page.getByLabel('手机号').fill('13800000011')
    await page.getByLabel('省份').selectOption('海南省')
    await page.getByLabel('城市').fill('三亚市')
    await page.reload()
    await expect(page.getByLabel('城市'), 'nothing typed is lost').toHaveValue('三亚市')
    await page.getByLabel('区县').fill('天涯区')
    await page.getByLabel('详细地址').fill('椰林路 1 号')
    await page.getByRole('button', { name: '保存并使用' }).tap()
    await expect(page).toHaveURL(new RegExp(`/3/checkout/${id}\\?addressId=\\w+$`))
    await expect(fill.address).toContainText('椰林路 1 号')
    await fill.submit()
    await fill.isOrdered()
  })
})

test.describe('a checkout', () => {
  test('[A2] of another type than 1 to 4 is not there', async ({ page, gate }) => {
    gate.allow(/404/)
    await loginAs(page, GOLD)
    for (const type of ['5', '0', 'x']) {
      await open(page, `/${type}/checkout/1`)
      await expect(page).toHaveURL(/\/404$/)
    }
  })

  test('[A9] of what is confirmed twice says so, and is ordered with a contact', async ({
    page,
    ownShop: { shop },
  }) => {
    await loginAs(page, ORDINARY, shop.url)
    const id = await choose(page, 'product', { productId: '660101', packageId: '6601011' }, shop.url)
    const fill = orderFill(page)
    await fill.open(`/4/checkout/${id}`, shop.url)
    await expect(fill.items).toContainText('商家确认')
    await fill.contact('林小满', '13800000011')
    await fill.submit()
    await fill.isOrdered()
  })

  test('that somebody else bought empty meanwhile says so, and nothing typed is lost', async ({
    page,
    browser,
    ownShop: { shop },
  }) => {
    await loginAs(page, ORDINARY, shop.url)
    const id = await choose(page, 'product', towel('68010112', 4), shop.url)
    const fill = orderFill(page)
    await fill.open(`/3/checkout/${id}`, shop.url)
    await fill.ready()
    const other = await browser.newPage({ baseURL: shop.url, hasTouch: true })
    await loginAs(other, GOLD, shop.url)
    const faster = orderFill(other)
    await faster.open(`/3/checkout/${await choose(other, 'product', towel('68010112'), shop.url)}`, shop.url)
    await faster.submit()
    await faster.isOrdered()
    await other.close()
    await open(page, `/retail/addAddress?type=3&order=${id}`, shop.url)
    await fill.writeAddress()
    await expect(page.getByRole('dialog', { name: '暂时不能下单' })).toContainText('超过最大库存！')
  })
})
