import { expect, test } from '../fixtures.ts'
import { goodsPage } from '../drivers/goods.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

test('[A2] what the shop does not know leads to /404, another kind to its own page, one with a forward address there', async ({
  page,
  gate,
}) => {
  await open(page, '/goods/100101')
  await expect(page).toHaveURL(/\/hotel\/detail\/100101$/)
  await open(page, '/goods/650108')
  await expect(page).toHaveURL(/\/play\/productDetail\/310103$/)
  gate.allow(/404/)
  for (const [what, id] of [
    ['a type that the shop does not know', '990101'],
    ['goods that nobody knows', '999999'],
  ] as const) {
    const answer = await page.goto(`/tc-fostay/goods/${id}`)
    expect(answer?.status(), what).toBe(404)
    await expect(page).toHaveURL(/\/tc-fostay\/404$/)
  }
})

test.describe('whether goods can be bought', () => {
  test('[B4, B8] not once they were taken off the shelf, before their sale begins, and when they are sold out: each says so', async ({
    page,
  }) => {
    const goods = goodsPage(page)
    await test.step('before their sale begins', async () => {
      await goods.open('650105')
      await expect(goods.bar).toContainText(/\d+月\d+日 10:00 开售/)
      await expect(goods.buyButton).toHaveAttribute('aria-disabled', 'true')
      await expect(goods.buyButton).toHaveText('即将开售')
    })
    await test.step('sold out', async () => {
      await goods.open('650107')
      await expect(goods.buyButton).toHaveText('已售罄')
      await expect(goods.buyButton).toHaveAttribute('aria-disabled', 'true')
    })
    await test.step('taken off the shelf, with a way back', async () => {
      await open(page, '/goods/650106')
      await expect(page.getByText('当前商品已下架')).toBeVisible()
      await expect(goods.bar).toHaveCount(0)
      await page.getByRole('button', { name: '返回上一页' }).tap()
      await expect(page).not.toHaveURL(/650106/)
    })
  })

  test('[A4] a package of status 2 or 3 can not be chosen', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await goods.choose('双人沙滩餐')
    await expect(goods.packages.getByRole('radio', { name: /跨年夜烟火双人餐/ })).toBeDisabled()
    await expect(goods.packages.getByRole('radio', { name: /端午双人餐/ })).toBeDisabled()
    await expect(goods.packages).toContainText(/开售/)
  })
})

test('[A4] a flash sale in its three time states: a countdown to its start, its price and how long, or that it is over', async ({
  page,
}) => {
  const [flash, goods] = [block(page, 'flash'), goodsPage(page)]
  await test.step('not started', async () => {
    await open(page, '/seckill/goods/650103')
    await expect(flash).toContainText('秒杀预告')
    await expect(flash.getByRole('timer')).toContainText('距开始')
    await expect(goods.buyButton).toHaveText('即将开抢')
    await expect(goods.buyButton).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('ongoing', async () => {
    await open(page, '/seckill/goods/650102')
    await expect(flash).toContainText('限时秒杀')
    await expect(flash.getByRole('timer')).toContainText('距结束')
    await expect(goods.bar).toContainText('¥99')
  })
  await test.step('ended: it sells at the price of every day', async () => {
    await open(page, '/seckill/goods/650104')
    await expect(flash).toContainText('秒杀已结束')
    await expect(goods.bar).toContainText('¥78')
    await expect(goods.buyButton).not.toHaveAttribute('aria-disabled')
  })
  await test.step('goods without one are not shown as one', async () => {
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

test('[A9] goods of types 66 and 67 link to their booking inventory; [B6] the teaser of agents is there where there is a commission', async ({
  page,
}) => {
  await open(page, '/goods/660101')
  await expect(block(page, 'booking').getByRole('link')).toHaveAttribute('href', '/tc-fostay/appointments/660101')
  await open(page, '/goods/650101')
  await expect(block(page, 'agent')).toContainText('¥18')
  await expect(block(page, 'booking')).toHaveCount(0)
  await open(page, '/goods/680101')
  await expect(block(page, 'agent')).toHaveCount(0)
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
    await expect.poll(height).toBe(100)
    await toggle.tap()
    await expect(toggle).toHaveText('收起')
    await expect.poll(height).toBeGreaterThan(105)
    await toggle.tap()
    await expect.poll(height).toBe(100)
    await goods.open('650104')
    await awake(goods.packages)
    await expect(goods.packages.getByRole('radio')).toHaveCount(1)
    await expect(goods.packages.getByRole('button'), 'all of it can be shown').toHaveCount(0)
  })
})
