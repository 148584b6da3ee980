import { expect, test } from '../fixtures.ts'
import { comboPage } from '../drivers/combo.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'

test.describe('[B2.3] the days of a combo', () => {
  test('[B4] stock words in the strip and the sheet; what is sold out can’t be picked', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610102')
    await combo.day(/更多日期/).tap()
    const dayOf = (ahead: number) => {
      const [, month, day] = beijingDay(ahead).split('-').map(Number)
      return combo.calendar.getByRole('button', { name: new RegExp(`^${month}月${day}日 `) })
    }
    await expect(dayOf(0)).toHaveAccessibleName(/充足/)
    await expect(dayOf(0)).toBeEnabled()
    await dayOf(3).tap()
    await expect(combo.calendar).toBeHidden()
    await expect(combo.day(/更多日期/)).toContainText('日')
  })

  test('the sheet closes by Esc and by the way back, and the page stays', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610101')
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await combo.day(/更多日期/).tap()
      await expect(combo.calendar).toBeVisible()
      await leave()
      await expect(combo.calendar).toBeHidden()
    }
    await expect(page).toHaveURL(/\/productDetail\/610101$/)
  })

  test('a link brings its day', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610101', `?departureDate=${beijingDay(1)}`)
    await expect(combo.day(/明天/)).toHaveAttribute('aria-pressed', 'true')
  })

  test('[B8] a day whose tickets can’t be had is told, and the shopper stays', async ({ page, gate }) => {
    gate.allow(/Failed to load resource|ERR_/)
    const combo = comboPage(page)
    await combo.open('610101')
    await page.route('**/online/product/combo/*/tickets*', (route) => route.abort())
    await combo.day(/明天/).tap()
    await expect(page.getByText('系统开小差了，请稍后再试')).toBeVisible()
    await expect(page).toHaveURL(/\/productDetail\/610101$/)
    await page.unroute('**/online/product/combo/*/tickets*')
    await combo.tickets.getByRole('button', { name: '重新加载' }).tap()
    await expect(combo.plus('双人海景套餐')).toBeVisible()
  })
})

test('[B8] a combo that sells nothing: the day is sold out, there is nothing to sell, it was taken off the shelf, or there is none of that number', async ({
  page,
  gate,
}) => {
  const combo = comboPage(page)
  await combo.open('610106')
  await expect(combo.tickets).toContainText('很抱歉，当日在售门票均已售罄，您可以更换出游日期了解更多票务信息。')
  await expect(combo.bar.getByRole('button', { name: '已售罄' })).toHaveAttribute('aria-disabled', 'true')
  await combo.open('610107')
  await expect(combo.tickets).toContainText('很抱歉，暂无可售产品')
  await expect(combo.days).toHaveCount(0)
  await combo.open('610109')
  await expect(block(page, 'off-shelf')).toContainText('已下架')
  await expect(block(page, 'bar')).toHaveCount(0)
  gate.allow(/404/)
  await open(page, '/productDetail/999')
  await expect(page).toHaveURL(/\/404$/)
})

test.describe('[B5] a combo that is bought to a main order', () => {
  /** Two adults and a child stay by this order of 900003's. */
  const STAY = `?mainOrderId=90000324&mainOrderUseNum=0&departureDate=${beijingDay(23)}`

  test('needs a ticket for everybody who stays', async ({ page }) => {
    await loginAs(page, '900003')
    const combo = comboPage(page)
    await combo.open('610104', STAY)
    await expect(combo.tickets).toContainText('2 成人、1 儿童')
    await combo.add('住客成人票')
    await combo.buy.tap()
    await expect(page.getByText('请选择成人票2份、儿童票1份')).toBeVisible()
    await combo.add('住客成人票')
    await combo.add('住客儿童票')
    await combo.buy.tap()
    await expect(page).toHaveURL(
      /\/productDetailOrderFill\/[0-9a-f]{32}\?activityCode=&mainOrderId=90000324&mainOrderUseNum=0$/,
    )
  })

  test('is covered by a shared ticket, and not sold without a main order', async ({ page }) => {
    await loginAs(page, '900003')
    const combo = comboPage(page)
    await combo.open('610105', STAY)
    await combo.add('家庭共用份（最多 5 人）')
    await combo.buy.tap()
    await expect(page).toHaveURL(/\/productDetailOrderFill\//)
    await combo.open('610104')
    await expect(combo.bar).toContainText('请先预订住宿')
    await combo.add('住客成人票')
    await combo.buy.tap()
    await expect(page.getByText('请先预订住宿，再从住宿订单加购').last()).toBeVisible()
    await expect(page).toHaveURL(/\/productDetail\/610104$/)
  })

  test('[B8] an order that can’t be kept is told, and the shopper stays', async ({ page, gate }) => {
    gate.allow(/Failed to load resource|ERR_/)
    await loginAs(page, '900003')
    const combo = comboPage(page)
    await combo.open('610101')
    await combo.add('双人海景套餐')
    await page.route('**/temporder/combo/create', (route) => route.abort())
    await combo.buy.tap()
    await expect(page.getByText('系统开小差了，请稍后再试')).toBeVisible()
    await expect(page).toHaveURL(/\/productDetail\/610101$/)
  })
})

test('[A4] a combo in a flash sale has a page of its own, with the time that is left', async ({ page }) => {
  await open(page, '/seckill/productDetail/610108')
  await expect(block(page, 'flash')).toBeVisible()
  await expect(block(page, 'tickets')).toContainText('一泊三食双人份')
})
