import { expect, test } from '../fixtures.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { ticketPage } from '../drivers/ticket.ts'
import { beijingDay } from '../support/beijing.ts'

const GOLD = '900003'
const CHOICE = `?date=${beijingDay(1)}&picks=20010111:2`
const CREATE = '**/online/order/cache/temporder/create'

test.describe('[A6] member prices of tickets', () => {
  test('a visitor is told of them, logs in, and is back with the choice at the member’s price', async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101', CHOICE)
    await expect(ticket.total).toContainText('合计¥436')
    await expect(ticket.resources).not.toContainText('会员尊享')
    await ticket.member.getByRole('button', { name: /查看会员优惠价/ }).tap()
    await expect(page).toHaveURL(/\/login\?/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(new RegExp(`/ticket/200101\\?date=${beijingDay(1)}&picks=`))
    await expect(ticket.member).toContainText('银卡会员起享会员价')
    await expect(ticket.total).toContainText('合计¥436')
  })

  test('a gold member sees 会员尊享, what it saves and the other price struck', async ({ page }) => {
    const ticket = ticketPage(page)
    await loginAs(page, GOLD)
    await ticket.open('200101', CHOICE)
    await expect(ticket.member).toContainText('会员尊享金卡会员享 9.5 折')
    await expect(ticket.row('成人票')).toContainText('¥207.10原价¥218会员尊享 省¥10.90')
    await expect(ticket.total).toContainText('合计¥414.20已优惠¥21.80')
  })

  test('a ticket without member prices speaks of none', async ({ page }) => {
    const ticket = ticketPage(page)
    await loginAs(page, GOLD)
    await ticket.open('200104', `?date=${beijingDay(1)}`)
    await expect(ticket.row('日场 4 小时')).toContainText('¥298')
    await expect(ticket.member).toHaveCount(0)
    await expect(ticket.resources).not.toContainText('会员尊享')
  })
})

test.describe('[A4] buying tickets', () => {
  test('a visitor logs in first, and the order goes on with what was chosen', { tag: '@gate' }, async ({ page }) => {
    const ticket = ticketPage(page)
    await ticket.open('200101', `?date=${beijingDay(1)}`)
    await ticket.add('成人票', 2)
    await ticket.buy.tap()
    await expect(page).toHaveURL(/\/login\?/)
    const sent = page.waitForRequest(CREATE)
    await loginPage(page).logIn(newPhone())
    const { reqDtos } = (await sent).postDataJSON() as { reqDtos: string }
    expect(JSON.parse(reqDtos)).toEqual({
      productId: '200101',
      saleDate: beijingDay(1),
      resources: [{ resourceId: '20010111', count: 2 }],
    })
    await expect(page).toHaveURL(/\/bookStore\/[0-9a-f]{32}$/)
    await page.goBack()
    await expect(ticket.total).toContainText('共 2 张')
  })

  test('a session goes with the order, a flex ticket without a day', async ({ page }) => {
    const ticket = ticketPage(page)
    await loginAs(page, GOLD)
    for (const [id, query, choice] of [
      [
        '200102',
        `?date=${beijingDay(1)}&session=2001021003&picks=20010211:1`,
        { saleDate: beijingDay(1), sessionId: '2001021003' },
      ],
      ['200103', '?picks=20010312:1', {}],
    ] as const) {
      await ticket.open(id, query)
      await expect(ticket.total).toContainText('共 1 张')
      const sent = page.waitForRequest(CREATE)
      await ticket.buy.tap()
      const { reqDtos } = (await sent).postDataJSON() as { reqDtos: string }
      const { resources: _resources, productId, ...when } = JSON.parse(reqDtos) as Record<string, unknown>
      expect([productId, when]).toEqual([id, choice])
      await expect(page).toHaveURL(/\/bookStore\//)
    }
  })

  test('a refusal is told, and what is left is asked for anew', async ({ page, gate }) => {
    gate.allow(/409/)
    const ticket = ticketPage(page)
    await loginAs(page, GOLD)
    await ticket.open('200101', CHOICE)
    await expect(ticket.total).toContainText('共 2 张')
    const message = '库存不足，请重新选择'
    const refusal = { hasError: true, code: 'out-of-stock', message, requestId: 'journey' }
    await page.route(CREATE, (route) => route.fulfill({ status: 409, json: refusal }))
    const asked = page.waitForRequest('**/ticketResource')
    await ticket.buy.tap()
    await expect(ticket.toast).toHaveText(message)
    await asked
    await expect(page).toHaveURL(/\/ticket\/200101/)
    await page.unroute(CREATE)
    await ticket.buy.tap()
    await expect(page).toHaveURL(/\/bookStore\//)
  })
})
