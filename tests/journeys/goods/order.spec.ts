import { expect, test } from '../fixtures.ts'
import { goodsPage } from '../drivers/goods.ts'
import { fillPage } from '../drivers/fill.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

test.describe('[A5] how many of goods', () => {
  test('no more than single_buy_num at once, no fewer than one', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('680101')
    await goods.press('立即购买')
    await goods.more(4)
    await expect(goods.count).toHaveText('5')
    await goods.more()
    await expect(goods.toast).toHaveText('该商品每次只能购买5件')
    await expect(goods.count).toHaveText('5')
    await goods.value('70 × 140 厘米').tap()
    await expect(goods.count, 'another choice begins anew').toHaveText('1')
    await goods.less()
    await expect(goods.toast).toHaveText('不能再少啦！')
    await goods.open('680102')
    await goods.press('立即购买')
    await goods.more()
    await expect(goods.toast).toHaveText('该商品每次只能购买1件')
  })

  test('no more than there are, and none of what there is none of', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('680101')
    await goods.press('立即购买')
    await goods.value('100 × 180 厘米').tap()
    await goods.more(3)
    await goods.more()
    await expect(goods.toast).toHaveText('超过最大库存！')
    await goods.value('细沙米').tap()
    await expect(goods.count).toHaveText('0')
    await goods.more()
    await expect(goods.toast).toHaveText('该规格暂时缺货！')
  })
})

test.describe('what is bought', () => {
  test('[A5] asks for a package first; [A2] the package goes on to its checkout', async ({ page }) => {
    await loginAs(page, '900003')
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.press('立即购买')
    await expect(goods.toast).toHaveText('请选择套餐')
    await goods.choose('四人沙滩餐')
    await expect(goods.bar).toContainText('¥728')
    await goods.press('立即购买')
    await goods.goesOn(2)
  })

  test('[A2] a sku goes on to its checkout', async ({ page }) => {
    await loginAs(page, '900003')
    const goods = goodsPage(page)
    await goods.open('680101')
    await goods.press('立即购买')
    await goods.more()
    await goods.sheet.getByRole('button', { name: '立即购买' }).tap()
    await goods.goesOn(3)
  })

  test(
    '[A5] a visitor logs in first, and goes on with what was chosen; back leads to the goods once',
    { tag: '@gate' },
    async ({ page }) => {
      const goods = goodsPage(page)
      await open(page, '/combo')
      await goods.open('680101')
      await goods.press('立即购买')
      await goods.sheet.getByRole('button', { name: '立即购买' }).tap()
      await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F680101/)
      await loginPage(page).logIn(newPhone())
      await goods.goesOn(3)
      // The address changes before the page: whoever goes back until then closes the sheet that still shows.
      await fillPage(page).ready()
      await page.goBack()
      await expect(page).toHaveURL(/\/goods\/680101$/)
      await expect(goods.sheet, 'as it was left').toBeVisible()
      await page.goBack()
      await expect(goods.sheet).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/combo$/)
    },
  )

  test('a shopper who reloads far down the page buys from there', async ({ page }) => {
    await loginAs(page, '900003')
    const goods = goodsPage(page)
    await goods.open('680101')
    await page.getByRole('heading', { name: '为您推荐' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
    await page.reload()
    await goods.press('立即购买')
    await expect(goods.sheet).toBeVisible()
    expect(await page.evaluate(() => window.scrollY), 'where it stood').toBeGreaterThan(1500)
  })

  test('[A9] types 66 and 67 are confirmed twice before they are ordered', async ({ page }) => {
    await loginAs(page, '900003')
    const goods = goodsPage(page)
    await goods.open('670101')
    await goods.press('立即购买')
    const dialog = page.getByRole('dialog', { name: '付款后由商家确认' })
    await dialog.getByRole('button', { name: '继续购买' }).tap()
    await goods.goesOn(4)
  })
})

test.describe('[A4] group buys', () => {
  test('a community’s team without its button is refused: 不符合开团资质', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650203')
    await goods.press(/发起拼团/)
    await expect(goods.toast).toHaveText('不符合开团资质')
  })

  test('before and after its time no team is opened, but one is bought alone', async ({ page }) => {
    const goods = goodsPage(page)
    for (const [id, label, button] of [
      ['650204', '拼团即将开始', '发起拼团'],
      ['650205', '拼团已结束', '拼团已结束'],
    ] as const) {
      await goods.open(id)
      await expect(page.getByRole('region', { name: label })).toBeVisible()
      const open = goods.bar.getByRole('button', { name: new RegExp(button) })
      await expect(open).toHaveAttribute('aria-disabled', 'true')
      await goods.press(/单独购买/)
      await expect(goods.sheet).toBeVisible()
    }
  })

  test('[A2] their rules open in a sheet', async ({ page }) => {
    await goodsPage(page).open('650201')
    await awake(block(page, 'group'))
    await page.getByRole('button', { name: '拼团规则' }).tap()
    await expect(page.getByRole('dialog', { name: '拼团规则' }).getByRole('listitem')).toHaveCount(4)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('[A3] coupons', () => {
  test('are received once, and stay received', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await awake(block(page, 'coupons'))
    await block(page, 'coupons').getByRole('button').tap()
    const sheet = page.getByRole('dialog', { name: '优惠券' })
    await expect(sheet.getByRole('listitem')).toHaveCount(9)
    await expect(sheet.getByRole('button', { name: '已领完 手慢无' })).toHaveAttribute('aria-disabled', 'true')
    await sheet.getByRole('button', { name: '领取 心意礼券' }).tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F650101/)
    await loginPage(page).logIn(newPhone())
    await expect(goods.toast).toHaveText('领取成功')
    await page.reload()
    await awake(block(page, 'coupons'))
    await block(page, 'coupons').getByRole('button').tap()
    await expect(sheet.getByRole('button', { name: '已领取 心意礼券' })).toBeVisible()
  })
})
