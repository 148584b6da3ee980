import { expect, test } from '../fixtures.ts'
import { detailPage } from '../drivers/details.ts'
import { stayQuery } from '../drivers/hotel.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'
import { passTime } from '../support/pass-time.ts'

const [GOLD, NOBODY_YET] = ['900003', '900012']

test('[A2] the service promise opens over a hotel, and goes by the way back', async ({ page }) => {
  await open(page, '/hotel/detail/100101')
  await awake(block(page, 'promise'))
  await block(page, 'promise')
    .getByRole('button', { name: /服务保障/ })
    .tap()
  const promise = page.getByRole('dialog', { name: '服务保障' })
  await expect(promise).toContainText('退款流程')
  await expect(promise).toContainText('1-10 个工作日到账')
  await page.goBack()
  await expect(promise).toBeHidden()
  await expect(page).toHaveURL(/\/hotel\/detail\/100101$/)
})

test('[B2.10.5] the notice of all products leads on, and is not there from=ytmp', async ({ page }) => {
  await open(page, '/vacation/detail/510101?from=ytmp')
  await expect(block(page, 'heading')).toBeVisible()
  await expect(block(page, 'notice')).toHaveCount(0)
  await open(page, '/vacation/detail/510101')
  await block(page, 'notice').getByRole('link').tap()
  await expect(page).toHaveURL(/\/tc-fostay\/\?p=My$/)
})

test('[A2, A3] a coupon is received on the page of a ticket, and stays there', async ({ page, ownShop: { shop } }) => {
  await loginAs(page, NOBODY_YET, shop.url)
  await open(page, '/ticket/200101', shop.url)
  await awake(block(page, 'coupons'))
  await block(page, 'coupons').getByRole('button').tap()
  const sheet = page.getByRole('dialog', { name: '优惠券' })
  await sheet.getByRole('button', { name: '领取 门票抵扣券' }).tap()
  await expect(page.getByText('领取成功')).toBeVisible()
  await expect(sheet.getByRole('button', { name: '已领取 门票抵扣券' })).toBeVisible()
})

test.describe('[B2.10.3] what is sold out', () => {
  for (const [what, path] of [
    ['goods', '/goods/650107'],
    ['a ticket', '/ticket/200106'],
    ['a combo', '/productDetail/610106'],
    ['a stay on a day on which the hotel is full', `/hotel/detail/100102${stayQuery(8)}`],
  ] as const)
    test(`has what is similar in its place, which leads on: ${what}`, async ({ page }) => {
      await open(page, path)
      const sheet = page.getByRole('dialog', { name: '相似推荐' })
      const link = sheet.getByRole('link').first()
      const to = (await link.getAttribute('href')) ?? 'nowhere'
      await sheet.getByRole('button', { name: '您选择的商品已售罄，为您推荐相似商品' }).tap()
      await expect(sheet).toHaveCount(0)
      await block(page, 'similar').getByRole('button', { name: '您选择的商品已售罄，为您推荐相似商品' }).tap()
      await link.tap()
      await expect(page).toHaveURL((url) => url.pathname === to)
    })

  test('is not sold out on another day', async ({ page }) => {
    await open(page, `/hotel/detail/100102${stayQuery(15)}`)
    await expect(block(page, 'rooms').getByRole('button', { name: /^预订/ }).first()).toBeVisible()
    await expect(block(page, 'similar')).toHaveCount(0)
  })
})

/**
 * From before a sale's turn to after it: a shop's minute has begun already when its clock is set, so that one of them may be none. What is on
 * its way then would be late, so that each journey waits until what it looks at is alive.
 */
const TEN_MINUTES = 601_000

test.describe('[A4] a play in a flash sale', () => {
  const PLAY = '/play/productDetail/310108'

  test('[B7, B9] goes on to order by its own activity, at its price', async ({ page, ownShop: { shop } }) => {
    const detail = detailPage(page)
    await loginAs(page, GOLD, shop.url)
    await detail.open(PLAY, shop.url)
    await expect(detail.block('flash')).toContainText('限时秒杀')
    await awake(detail.bar)
    await detail.buy('立即预订').tap()
    const book = page.getByRole('dialog', { name: '选择日期和数量' })
    const [, month, day] = beijingDay(1).split('-').map(Number)
    await book.getByRole('button', { name: new RegExp(`^${month}月${day}日 `) }).tap()
    const named = page.waitForRequest(/\/online\/order\/marketing/)
    await book.getByRole('button', { name: '立即预订' }).tap()
    await expect(page).toHaveURL(/\/play\/orderEdit\/[0-9a-f]{32}/)
    const headers = await (await named).allHeaders()
    expect(headers).toMatchObject({ is_sec_kill: '1', activityid: '7010', memberid: GOLD })
    await expect(block(page, 'items')).toContainText('¥99')
  })

  test('turns over by itself when it ends: nothing of it can be chosen any more', async ({
    page,
    ownShop: { shop },
  }) => {
    const lastDay = beijingDay(3)
    const detail = detailPage(page)
    await shop.setClock(`${lastDay}T21:50`)
    await page.clock.install()
    await detail.open(PLAY, shop.url)
    await expect(detail.block('products')).toContainText('清晨桨板 60 分钟')
    await awake(detail.block('products'))
    await shop.setClock(`${lastDay}T22:00`)
    await passTime(page, TEN_MINUTES)
    await expect(detail.block('flash')).toContainText('秒杀已结束')
    await expect(detail.buy('秒杀已结束')).toHaveAttribute('aria-disabled', 'true')
    await expect(detail.block('products')).toHaveCount(0)
  })
})

test.describe('[A4] a combo in a flash sale', () => {
  test('turns over by itself when it begins, and goes on to order with its headers [B7, B9]', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    // A day later the token is renewed.
    gate.allow(/401/)
    const tomorrow = beijingDay(1)
    const detail = detailPage(page)
    await loginAs(page, GOLD, shop.url)
    await shop.setClock(`${tomorrow}T09:50`)
    await page.clock.install()
    await detail.open('/seckill/productDetail/610110', shop.url)
    await expect(detail.block('flash')).toContainText('秒杀预告')
    await expect(detail.bar).toContainText('10:00 开始')
    await expect(detail.buy('即将开始')).toHaveAttribute('aria-disabled', 'true')
    await awake(detail.block('tickets'))
    await detail.block('tickets').getByRole('button', { name: '增加水上屋双人看星' }).tap()
    await shop.setClock(`${tomorrow}T10:00`)
    await passTime(page, TEN_MINUTES)
    await expect(detail.block('flash')).toContainText('限时秒杀')
    await expect(detail.buy('立即预订')).not.toHaveAttribute('aria-disabled')
    const named = page.waitForRequest(/\/online\/order\/marketing/)
    await detail.buy('立即预订').tap()
    await page.clock.runFor(3_000)
    await expect(page).toHaveURL(/\/productDetailOrderFill\/[0-9a-f]{32}/)
    const headers = await (await named).allHeaders()
    expect(headers).toMatchObject({ is_sec_kill: '1', activityid: '7008', memberid: GOLD })
    await expect(block(page, 'promotion')).toContainText('秒杀价')
  })

  test('turns over by itself when it ends: nothing of it can be chosen any more', async ({
    page,
    ownShop: { shop },
  }) => {
    const lastDay = beijingDay(2)
    const detail = detailPage(page)
    await shop.setClock(`${lastDay}T21:50`)
    await page.clock.install()
    await detail.open('/seckill/productDetail/610108', shop.url)
    await expect(detail.block('flash')).toContainText('限时秒杀')
    await expect(detail.block('tickets')).toContainText('一泊三食双人份')
    await awake(detail.block('tickets'))
    await shop.setClock(`${lastDay}T22:00`)
    await passTime(page, TEN_MINUTES)
    await expect(detail.block('flash')).toContainText('秒杀已结束')
    await expect(detail.buy('秒杀已结束')).toHaveAttribute('aria-disabled', 'true')
    await expect(detail.block('tickets')).toHaveCount(0)
  })

  test('that is over, or to come, says so when it is opened', async ({ page }) => {
    const detail = detailPage(page)
    await detail.open('/seckill/productDetail/610111')
    await expect(detail.buy('秒杀已结束')).toHaveAttribute('aria-disabled', 'true')
    await expect(detail.block('days')).toHaveCount(0)
    await detail.open('/seckill/productDetail/610110')
    await expect(detail.buy('即将开始')).toHaveAttribute('aria-disabled', 'true')
  })
})
