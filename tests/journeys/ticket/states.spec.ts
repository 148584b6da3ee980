import { expect, test } from '../fixtures.ts'
import { block } from '../drivers/shop.ts'
import { ticketPage } from '../drivers/ticket.ts'
import { beijingDay } from '../support/beijing.ts'

test.describe('[A4] a ticket that is not sold says why', () => {
  test('not yet, no more, not on sale yet, or taken off', async ({ page }) => {
    const ticket = ticketPage(page)
    for (const [id, title, text] of [
      ['200107', '未到有效期', '起可以预订'],
      ['200108', '已过有效期', '为止'],
      ['200109', '尚未开售', '开售时间请留意后续通知'],
      ['200110', '当前产品已下架', '它暂时不卖了'],
    ] as const)
      await test.step(title, async () => {
        await ticket.open(id)
        await expect(ticket.status.getByRole('heading')).toHaveText(title)
        await expect(ticket.status).toContainText(text)
        await expect(ticket.day.or(ticket.sessions).or(ticket.resources)).toHaveCount(0)
        await expect(ticket.buy).toHaveText('暂不可订')
        await expect(ticket.buy).toHaveAttribute('aria-disabled', 'true')
        await expect(block(page, 'heading')).toBeVisible()
      })
  })

  test('until its day has come', async ({ page, ownShop: { shop } }) => {
    const ticket = ticketPage(page)
    await shop.setClock(`${beijingDay(90)}T10:00`)
    await ticket.open('200107', '', shop.url)
    await expect(ticket.dayOf('今天')).toHaveAttribute('aria-pressed', 'true')
    await expect(ticket.status).toHaveCount(0)
    await shop.setClock(`${beijingDay(121)}T10:00`)
    await ticket.open('200107', '', shop.url)
    await expect(ticket.status.getByRole('heading')).toHaveText('已过有效期')
  })
})

test.describe('what to know of a ticket', () => {
  test('[A3] how it is refunded, and real names where they are asked for', async ({ page }) => {
    const ticket = ticketPage(page)
    for (const [id, word, hasNames] of [
      ['200101', '随时退', false],
      ['200104', '条件退', true],
      ['200106', '不可退', false],
    ] as const) {
      await ticket.open(id)
      await expect(ticket.notices, id).toContainText(word)
      if (hasNames) await expect(ticket.notices).toContainText('实名制')
      else await expect(ticket.notices).not.toContainText('实名制')
    }
  })

  test('[A2] the service promise: how a refund goes, 1-10 working days, no fee; tabs of its texts, and what guests say', async ({
    page,
  }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101')
    await ticket.notices.getByRole('button', { name: /服务保障/ }).tap()
    const promise = page.getByRole('dialog', { name: '服务保障' })
    await expect(promise).toContainText('退款流程')
    await expect(promise).toContainText('1-10 个工作日到账')
    await expect(promise).toContainText('退款不收手续费')
    await page.goBack()
    await expect(promise).toBeHidden()
    await expect(page).toHaveURL(/\/ticket\/200101$/)
    await expect(block(page, 'comments')).toContainText('好评率')
    const texts = block(page, 'texts')
    await texts.scrollIntoViewIfNeeded()
    await texts.getByRole('tab', { name: '须知' }).tap()
    await expect(texts).toContainText('星屿大道 8 号南门')
  })

  test('what is no ticket, or not there, is the page of what is not there', async ({ page, gate }) => {
    gate.allow(/404/)
    for (const id of ['650101', '999999']) {
      await page.goto(`/tc-fostay/ticket/${id}`)
      await expect(page).toHaveURL(/\/404$/)
    }
  })

  test('tickets that could not be loaded can be asked for again', async ({ page, remoteShop: { shop, backend } }) => {
    const ticket = ticketPage(page)
    backend.fail(({ path }) => path.startsWith('/online/product/ticket/ticketResource'), 'error')
    await ticket.open('200101', '', shop.url)
    await expect(block(page, 'heading')).toContainText('星屿水世界')
    const again = ticket.resources.getByRole('button', { name: '重新加载' })
    await expect(again).toBeVisible()
    backend.heal()
    await again.tap()
    await expect(ticket.row('成人票')).toBeVisible()
  })
})
