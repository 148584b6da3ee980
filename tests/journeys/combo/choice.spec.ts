import { expect, test } from '../fixtures.ts'
import { comboPage } from '../drivers/combo.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, scrollThrough, watchRequests } from '../drivers/shop.ts'
import { SNAPSHOT_LACKS } from '../support/snapshot.ts'
import { beijingDay } from '../support/beijing.ts'

test.describe('[B2.3] what a combo sells', () => {
  test('its media, title, tags, lines, texts, seller and comments stand on one page', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610101')
    await expect(page.getByRole('heading', { name: '澜湾岛海景双晚 + 水世界畅玩套餐' })).toBeVisible()
    await expect(block(page, 'pictures')).toContainText('610101')
    await expect(block(page, 'heading')).toContainText('亲子首选')
    await expect(block(page, 'lines').getByRole('link')).toHaveCount(2)
    const tabs = block(page, 'texts')
    await tabs.scrollIntoViewIfNeeded()
    await expect(tabs.getByRole('tab')).toHaveText(['介绍', '行程', '须知', '费用', '退改'])
    await tabs.getByRole('tab', { name: '费用' }).tap()
    await expect(tabs).toContainText('费用不含')
    await tabs.getByRole('tab', { name: '须知' }).tap()
    await expect(tabs).toContainText('请至少提前一天预订')
    await expect(block(page, 'seller')).toContainText('澜湾岛度假村')
    await expect(block(page, 'comments')).toContainText('游客点评')
  })

  test('[B9] three groups of tickets, all of them, and three again', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610103')
    await expect(combo.groups).toHaveText(['门票', '餐饮', '速通'])
    await combo.tickets.getByRole('button', { name: '查看全部' }).tap()
    await expect(combo.groups).toHaveText(['门票', '餐饮', '速通', '服务', '照片'])
    await combo.tickets.getByRole('button', { name: '收起' }).tap()
    await expect(combo.groups).toHaveCount(3)
  })

  test('[B4] nothing can be bought while nothing is chosen; then the total counts', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610103')
    await expect(combo.buy).toHaveAttribute('aria-disabled', 'true')
    await combo.add('成人入园票', 2)
    await combo.add('儿童入园票')
    await expect(combo.bar).toContainText('合计¥574')
    await expect(combo.buy).not.toHaveAttribute('aria-disabled')
    await combo.minus('成人入园票').tap()
    await expect(combo.bar).toContainText('合计¥356')
  })

  test('[B5] a typed number is clamped, a blank is 1, and no number is told and 0', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610103', `?departureDate=${beijingDay(1)}`)
    const copies = combo.copies('成人入园票')
    const type = async (text: string) => {
      await copies.fill(text)
      await copies.blur()
    }
    await type('99')
    await expect(copies).toHaveValue('10')
    await expect(combo.plus('成人入园票')).toBeDisabled()
    await type('')
    await expect(copies).toHaveValue('1')
    await type('两张')
    await expect(page.getByText('请输入正确的数量')).toBeVisible()
    await expect(copies).toHaveValue('0')
    await expect(combo.minus('成人入园票')).toBeDisabled()
  })

  test('[A6] members see their price, and pay it', async ({ page }) => {
    await loginAs(page, '900003')
    const combo = comboPage(page)
    await combo.open('610103')
    await expect(combo.tickets.getByText('会员尊享').first()).toBeVisible()
    await combo.add('成人入园票')
    await expect(combo.bar).toContainText('合计¥207.10')
  })

  test('what is chosen is still there after a reload, and after a look elsewhere', async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610103')
    await combo.day(/明天/).tap()
    await expect(combo.day(/明天/)).toHaveAttribute('aria-pressed', 'true')
    await combo.add('成人入园票', 2)
    await page.reload()
    await expect(combo.day(/明天/)).toHaveAttribute('aria-pressed', 'true')
    await expect(combo.copies('成人入园票')).toHaveValue('2')
    await expect(combo.bar).toContainText('合计¥436')
    await block(page, 'lines').getByRole('link').first().tap()
    await expect(page).toHaveURL(/610101/)
    await page.goBack()
    await expect(combo.copies('成人入园票')).toHaveValue('2')
  })

  test('a visitor logs in, and is at the order right after', { tag: '@gate' }, async ({ page }) => {
    const combo = comboPage(page)
    await combo.open('610103', '?activityCode=A1')
    await combo.add('成人入园票', 2)
    await combo.buy.tap()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(
      /\/productDetailOrderFill\/[0-9a-f]{32}\?activityCode=A1&mainOrderId=&mainOrderUseNum=$/,
    )
    await page.goBack()
    await expect(combo.copies('成人入园票')).toHaveValue('2')
  })

  test('[B2.3] a snapshot is only to be read', async ({ page }) => {
    const { calls } = watchRequests(page)
    await comboPage(page).open('610101', '?type=snapshot')
    await expect(block(page, 'texts')).toBeVisible()
    await scrollThrough(page)
    for (const id of ['pictures', 'heading', 'comments', 'notes']) await expect(block(page, id), id).toHaveCount(1)
    for (const id of SNAPSHOT_LACKS) await expect(block(page, id), id).toHaveCount(0)
    await expect(page.getByRole('button', { name: '客服' })).toHaveCount(0)
    expect(calls().map((request) => request.url())).not.toContainEqual(expect.stringContaining('/tickets'))
  })

  test('[B6] an agent’s commission is told to everybody', async ({ page }) => {
    await comboPage(page).open('610101')
    await expect(block(page, 'agent').getByRole('button')).toHaveText('分享赚 ¥58')
    await comboPage(page).open('610103')
    await expect(block(page, 'agent').getByRole('button')).toHaveCount(0)
  })
})
