import { expect, test } from '../fixtures.ts'
import { awake, open } from '../drivers/shop.ts'
import { ticketPage } from '../drivers/ticket.ts'
import { beijingDay } from '../support/beijing.ts'

const TOMORROW = `?date=${beijingDay(1)}`

test.describe('[A5] how many tickets', () => {
  test('nothing can be bought while nothing is chosen; then the total counts, and no fewer than none', async ({
    page,
  }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101', TOMORROW)
    await expect(ticket.bar).toContainText('请选择门票')
    await expect(ticket.buy).toHaveAttribute('aria-disabled', 'true')
    await ticket.add('成人票', 2)
    await ticket.add('儿童票')
    await expect(ticket.total).toContainText('共 3 张 合计¥574')
    await expect(ticket.buy).not.toHaveAttribute('aria-disabled')
    await ticket.remove('成人票')
    await expect(ticket.total).toContainText('共 2 张 合计¥356')
    await ticket.remove('成人票')
    await expect(ticket.count('成人票')).toHaveText('0')
    await expect(ticket.resources.getByRole('button', { name: '减少成人票' })).toHaveAttribute('aria-disabled', 'true')
    await ticket.remove('儿童票')
    await expect(ticket.bar).toContainText('请选择门票')
  })

  test('what the total is made of', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101', `${TOMORROW}&picks=20010111:2,20010121:1`)
    await ticket.total.tap()
    await expect(ticket.details).toContainText('¥218 × 2')
    await expect(ticket.details).toContainText('¥328 × 1')
    await expect(ticket.details).toContainText(/合计 3 张.*¥764/)
    await page.keyboard.press('Escape')
    await expect(ticket.details).toBeHidden()
  })

  test('no more than singleMax of an order, and no more than there are', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101', TOMORROW)
    await ticket.add('一大一小', 3)
    await expect(ticket.count('一大一小')).toHaveText('3')
    await ticket.addInVain('一大一小')
    await expect(ticket.toast).toHaveText('每单最多购买 3 张')
    await expect(ticket.count('一大一小')).toHaveText('3')
    await ticket.add('两大一小', 2)
    await expect(ticket.count('两大一小')).toHaveText('2')
    await ticket.addInVain('两大一小')
    await expect(ticket.toast).toHaveText('只剩 2 张了')
    await expect(ticket.count('两大一小')).toHaveText('2')
  })

  test('by keyboard: the button keeps the focus from one to the last, and says why there is no more', async ({
    page,
  }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101', TOMORROW)
    const plus = ticket.plus('一大一小')
    await awake(ticket.resources)
    await plus.focus()
    const button = await plus.elementHandle()
    for (const count of ['1', '2', '3']) {
      await page.keyboard.press('Enter')
      await expect(ticket.count('一大一小')).toHaveText(count)
    }
    await page.keyboard.press('Enter')
    await expect(ticket.toast).toHaveText('每单最多购买 3 张')
    await expect(page).toHaveURL(/picks=/)
    expect(await button?.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  test('what was sold on another day and is not on this one is left out', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101', `${TOMORROW}&picks=20010122:2`)
    await expect(ticket.total).toContainText('共 2 张')
    await ticket.dayOf('今天').tap()
    await expect(ticket.row('成人票')).toBeVisible()
    await expect(ticket.row('全季通票'), 'only tickets of its own kind are sold').toHaveCount(0)
    await expect(ticket.row('两大一小')).toContainText('已售罄')
    await expect(ticket.bar).toContainText('请选择门票')
  })

  test('a flex ticket has no days, and only one kind at a time', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200103')
    await expect(ticket.resources).toContainText('以下门票每次只能选择一种')
    await expect(ticket.day).toHaveCount(0)
    await ticket.add('成人通票', 2)
    await ticket.add('家庭通票（两大一小）')
    await expect(ticket.count('成人通票')).toHaveText('0')
    await expect(ticket.count('家庭通票（两大一小）')).toHaveText('1')
    await expect(ticket.total).toContainText('共 1 张 合计¥768')
  })
})

test.describe('what was chosen stays', () => {
  test('after a refresh', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101')
    await ticket.dayOf('明天').tap()
    await ticket.add('成人票', 2)
    await expect(ticket.total).toContainText('¥436')
    await page.reload()
    await expect(ticket.total).toContainText('共 2 张 合计¥436')
    await expect(ticket.count('成人票')).toHaveText('2')
    await expect(ticket.dayOf('明天')).toHaveAttribute('aria-pressed', 'true')
  })

  test('after the way to all comments and back, and choosing made no steps to go back over', async ({ page }) => {
    const ticket = ticketPage(page)
    await open(page, '/atlantis/v2/poiDetail?poiId=50001')
    await page.getByRole('link', { name: '去预订' }).tap()
    await ticket.add('成人票', 2)
    await expect(ticket.total).toContainText('¥436')
    await page.getByRole('link', { name: /查看全部/ }).tap()
    await expect(page).toHaveURL(/\/review-list\?productId=200101$/)
    await page.goBack()
    await expect(ticket.total).toContainText('共 2 张 合计¥436')
    await page.goBack()
    await expect(page).toHaveURL(/poiDetail\?poiId=50001$/)
  })
})
