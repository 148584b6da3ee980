import { expect, test } from '../fixtures.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

test.describe('what becomes of an address of goods', () => {
  for (const [what, id] of [
    ['[A2] a type that the shop does not know', '990101'],
    ['goods that nobody knows', '999999'],
  ] as const)
    test(`${what} leads to /404`, async ({ page, gate }) => {
      gate.allow(/404/)
      const answer = await page.goto(`/tc-fostay/goods/${id}`)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveURL(/\/tc-fostay\/404$/)
    })

  test('a product of another kind opens its own page; one with a forward address that', async ({ page }) => {
    await open(page, '/goods/100101')
    await expect(page).toHaveURL(/\/hotel\/detail\/100101$/)
    await open(page, '/goods/650108')
    await expect(page).toHaveURL(/\/play\/productDetail\/310103$/)
  })

  test('[B4, B8] goods that were taken off the shelf say so, with a way back', async ({ page }) => {
    await open(page, '/goods/650106')
    await expect(page.getByText('当前商品已下架')).toBeVisible()
    await expect(page.getByRole('group', { name: '购买' })).toHaveCount(0)
    await page.getByRole('button', { name: '返回上一页' }).tap()
    await expect(page, 'who came from nowhere goes home').toHaveURL(/\/tc-fostay\/$/)
  })
})

test.describe('whether goods can be bought', () => {
  test('[B4] not before their sale begins: the button is disabled and the start is told', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650105')
    await expect(goods.bar).toContainText(/\d+月\d+日 10:00 开售/)
    await expect(goods.buyButton).toHaveAttribute('aria-disabled', 'true')
    await expect(goods.buyButton).toHaveText('即将开售')
  })

  test('not when they are sold out', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650107')
    await expect(goods.buyButton).toHaveText('已售罄')
    await expect(goods.buyButton).toHaveAttribute('aria-disabled', 'true')
  })

  test('[A4] a package of status 2 or 3 can not be chosen', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.choose('双人沙滩餐')
    await expect(goods.packages.getByRole('radio', { name: /跨年夜烟火餐/ })).toBeDisabled()
    await expect(goods.packages.getByRole('radio', { name: /端午双人餐/ })).toBeDisabled()
    await expect(goods.packages).toContainText(/开售/)
  })
})

test.describe('[A4] a flash sale in its three time states', () => {
  test('not started: a countdown to its start, and nothing to buy', async ({ page }) => {
    await open(page, '/seckill/goods/650103')
    await expect(block(page, 'flash')).toContainText('秒杀预告')
    await expect(block(page, 'flash').getByRole('timer')).toContainText('距开始')
    await expect(goodsPage(page).buyButton).toHaveText('即将开抢')
    await expect(goodsPage(page).buyButton).toHaveAttribute('aria-disabled', 'true')
  })

  test('ongoing: its price, and how long', async ({ page }) => {
    await open(page, '/seckill/goods/650102')
    await expect(block(page, 'flash')).toContainText('限时秒杀')
    await expect(block(page, 'flash').getByRole('timer')).toContainText('距结束')
    await expect(goodsPage(page).bar).toContainText('¥99')
  })

  test('ended: it says so, and sells at the price of every day', async ({ page }) => {
    await open(page, '/seckill/goods/650104')
    await expect(block(page, 'flash')).toContainText('秒杀已结束')
    await expect(goodsPage(page).bar).toContainText('¥78')
    await expect(goodsPage(page).buyButton).not.toHaveAttribute('aria-disabled')
  })

  test('goods without one are not shown as one', async ({ page }) => {
    await open(page, '/seckill/goods/650101')
    await expect(page).toHaveURL(/\/tc-fostay\/goods\/650101$/)
  })
})

test.describe('[A6] the price of members', () => {
  test('a visitor is told that there is one, and asked to log in', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.heading.getByRole('button', { name: /查看会员优惠价/ }).tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fgoods%2F650101/)
  })

  test('a member sees it with the other struck, 会员尊享 and what it saves', async ({ page }) => {
    await loginAs(page, '900003')
    const goods = goodsPage(page)
    await goods.open('650101')
    await expect(goods.heading).toContainText('会员尊享')
    await expect(goods.heading).toContainText('¥378.10')
    await expect(goods.heading).toContainText('已优惠 ¥19.90')
    await expect(goods.heading.locator('s')).toContainText('398')
  })
})

test('[A9] goods of types 66 and 67 link to their booking inventory', async ({ page }) => {
  await open(page, '/goods/660101')
  await expect(block(page, 'booking').getByRole('link')).toHaveAttribute('href', '/tc-fostay/appointments/660101')
  await open(page, '/goods/650101')
  await expect(block(page, 'booking')).toHaveCount(0)
})

test('[B6] the teaser of agents is there where there is a commission', async ({ page }) => {
  await open(page, '/goods/650101')
  await expect(block(page, 'commission')).toContainText('¥18')
  await open(page, '/goods/680101')
  await expect(block(page, 'commission')).toHaveCount(0)
})

test.describe('[A4] the package chooser', () => {
  test('collapses when it is too tall; 展开 shows all, 收起 takes it back', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await awake(goods.packages)
    const list = goods.packages.getByRole('radiogroup')
    const height = () => list.evaluate((element) => element.getBoundingClientRect().height)
    const toggle = goods.packages.getByRole('button', { name: /展开|收起/ })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(await height()).toBe(100)
    await toggle.tap()
    await expect(toggle).toHaveText('收起')
    expect(await height()).toBeGreaterThan(105)
    await toggle.tap()
    expect(await height()).toBe(100)
  })

  test('does not when all of it can be shown', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650104')
    await awake(goods.packages)
    await expect(goods.packages.getByRole('radio')).toHaveCount(1)
    await expect(goods.packages.getByRole('button')).toHaveCount(0)
  })
})
