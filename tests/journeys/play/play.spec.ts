import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open, scrollThrough } from '../drivers/shop.ts'
import { beijingDay } from '../support/beijing.ts'
import { SNAPSHOT_LACKS } from '../support/snapshot.ts'

/** The page of a play product (B2.4). */
function playPage(page: Page) {
  const booking = page.getByRole('dialog', { name: '选择日期和数量' })
  return {
    open: (id: string, query = '') => open(page, `/play/productDetail/${id}${query}`),
    list: block(page, 'products'),
    bar: block(page, 'bar'),
    buy: block(page, 'bar').getByRole('button', { name: '立即预订' }),
    picking: page.getByRole('dialog', { name: '选择产品' }),
    booking,
    submit: booking.getByRole('button', { name: '立即预订' }),
    copies: booking.getByRole('textbox', { name: '购买数量数量' }),
    plus: booking.getByRole('button', { name: '增加购买数量' }),
    minus: booking.getByRole('button', { name: '减少购买数量' }),
    day(ahead: number) {
      const [, month, day] = beijingDay(ahead).split('-').map(Number)
      return booking.getByRole('button', { name: new RegExp(`^${month}月${day}日 `) })
    },
  }
}

test.describe('[B2.4] the products of a play', () => {
  test('each with alias, lowest price, and 选购 or 已售罄', async ({ page }) => {
    const play = playPage(page)
    await play.open('310101')
    await expect(play.list.getByRole('heading', { name: '选择产品' })).toBeVisible()
    await expect(play.list.getByRole('listitem')).toHaveCount(4)
    await expect(play.list.getByRole('listitem').first()).toContainText(/第一次下水选它.*¥268起.*¥398.*选购/)
    await expect(play.list.getByRole('button', { name: /已售罄.*夜潜/ })).toBeDisabled()
  })

  test('several open a popup to pick from, and then the calendar', async ({ page }) => {
    const play = playPage(page)
    await play.open('310101')
    await play.buy.tap()
    await expect(play.picking).toBeVisible()
    await play.picking.getByRole('button', { name: /选购.*外礁/ }).tap()
    await expect(play.booking).toContainText('外礁浮潜 120 分钟')
    await expect(play.picking).toBeHidden()
  })

  test('one opens the calendar directly', async ({ page }) => {
    const play = playPage(page)
    await play.open('310102')
    await play.buy.tap()
    await expect(play.booking).toContainText('日落航次 90 分钟')
    await expect(play.day(1)).toHaveAccessibleName(/328元，充足/)
  })

  test('the footer has service and collect; from=tcmp has no collect', async ({ page }) => {
    const play = playPage(page)
    await play.open('310101')
    await expect(play.bar.getByRole('button', { name: '收藏' })).toBeVisible()
    await play.bar.getByRole('button', { name: '客服' }).tap()
    await expect(page.getByRole('dialog', { name: '联系客服' })).toBeVisible()
    await play.open('310101', '?from=tcmp')
    await expect(play.buy).toBeVisible()
    await expect(play.bar.getByRole('button', { name: '收藏' })).toHaveCount(0)
  })

  test('a snapshot is only to be read, also of what is sold out or taken off the shelf now', async ({ page }) => {
    await playPage(page).open('310101', '?type=snapshot')
    await expect(block(page, 'texts')).toBeVisible()
    await scrollThrough(page)
    for (const id of ['pictures', 'heading', 'comments', 'notes']) await expect(block(page, id), id).toHaveCount(1)
    for (const id of SNAPSHOT_LACKS) await expect(block(page, id), id).toHaveCount(0)
    await expect(page.getByRole('button', { name: '客服' })).toHaveCount(0)
    for (const id of ['310106', '310107']) {
      await playPage(page).open(id, '?type=snapshot')
      await expect(block(page, 'texts')).toBeVisible()
      for (const lacking of SNAPSHOT_LACKS) await expect(block(page, lacking), lacking).toHaveCount(0)
    }
  })

  test('all sold out: nothing can be bought, and similar ones are offered; one that was taken off the shelf says so', async ({
    page,
  }) => {
    const play = playPage(page)
    await play.open('310106')
    await expect(play.bar.getByRole('button', { name: '已售罄' })).toHaveAttribute('aria-disabled', 'true')
    await expect(block(page, 'similar')).toBeAttached()
    await play.open('310107')
    await expect(block(page, 'off-shelf')).toContainText('已下架')
    await expect(block(page, 'bar')).toHaveCount(0)
  })
})

test.describe('[B5] a day and a number', () => {
  test('are asked for: 请选择日期, 请选择数量', async ({ page }) => {
    const play = playPage(page)
    await play.open('310102')
    await play.buy.tap()
    await play.submit.tap()
    await expect(page.getByText('请选择日期', { exact: true })).toBeVisible()
    await play.day(1).tap()
    await play.minus.tap()
    await play.submit.tap()
    await expect(page.getByText('请选择数量', { exact: true })).toBeVisible()
  })

  test('[B4] few left, sold out and not bookable are told; the number ends at what is left', async ({ page }) => {
    const play = playPage(page)
    await play.open('310104')
    await play.buy.tap()
    await expect(play.day(0)).toHaveAccessibleName(/仅剩1/)
    await expect(play.day(2)).toHaveAccessibleName(/售罄/)
    await expect(play.day(2)).toBeDisabled()
    await expect(play.day(15)).toHaveAccessibleName(/不可订/)
    await expect(play.day(15)).toBeDisabled()
    await play.day(1).tap()
    await play.plus.tap()
    await expect(play.copies).toHaveValue('2')
    await expect(play.plus).toBeDisabled()
  })

  test('[B4] two at least: the first step is two, the last is to none', async ({ page }) => {
    const play = playPage(page)
    await play.open('310103')
    await play.list.getByRole('button', { name: /选购.*软板/ }).tap()
    await play.day(1).tap()
    await expect(play.copies).toHaveValue('2')
    await play.minus.tap()
    await expect(play.copies).toHaveValue('0')
    await play.plus.tap()
    await expect(play.copies).toHaveValue('2')
  })

  test('without dates there is no calendar', async ({ page }) => {
    await loginAs(page, '900001')
    const play = playPage(page)
    await play.open('310105')
    await play.list.getByRole('button', { name: /选购.*单人/ }).tap()
    await expect(play.copies).toHaveValue('1')
    await expect(play.booking.getByRole('grid')).toHaveCount(0)
    await play.submit.tap()
    await expect(page).toHaveURL(/\/play\/orderEdit\/[0-9a-f]{32}\?/)
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toMatchObject({ isShowContactName: 'false', isShowContactMobile: 'true' })
    expect(query.get('storeId')).toMatch(/^\d+$/)
  })

  test(
    'are still chosen after a reload, and after the login that the order needs',
    { tag: '@gate' },
    async ({ page }) => {
      const play = playPage(page)
      await play.open('310102', '?activityCode=A1')
      await play.buy.tap()
      await play.day(1).tap()
      await play.plus.tap()
      await page.reload()
      await play.buy.tap()
      await expect(play.copies).toHaveValue('2')
      await play.submit.tap()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await loginPage(page).logIn(newPhone())
      await expect(page).toHaveURL(/\/play\/orderEdit\/[0-9a-f]{32}\?activityCode=A1&/)
    },
  )

  test('[B8] days that can’t be had are told, and the shopper stays', async ({ page, gate }) => {
    gate.allow(/Failed to load resource|ERR_/)
    const play = playPage(page)
    await play.open('310102')
    await page.route('**/online/product/play/*/prices*', (route) => route.abort())
    await play.buy.tap()
    await expect(page.getByText('系统开小差了，请稍后再试').first()).toBeVisible()
    await expect(page).toHaveURL(/\/play\/productDetail\/310102$/)
  })
})
