import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import { shopTimeToEpoch } from '../../../src/domain/dates.ts'
import type { RefundRule } from '../../../schemas/domain/refund-rule.ts'
import { refundRules, refundRuleText } from '../../../src/domain/order/refund-rule.ts'
import type { TempOrder } from '../../catalogue/temp-orders.ts'
import { orderCodes, orderLines, orders, products, refundCodes, refunds } from '../../db/schema.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { isProblem } from '../../orders/quote.ts'
import { quoteOf } from '../../orders/quotes/index.ts'
import { advanceRefund } from '../../orders/refund-order.ts'
import { beginPayment, handlePaymentWebhook } from '../../orders/take-payment.ts'

const BUYER = '900011'
const DAY = '2026-11-27'
const contacts = { name: '林小满', phone: '13800000000' }

type Fields = Readonly<Record<string, unknown>>
type Reply = Fields & { readonly data: Fields; readonly code?: string }

describeInSandbox('what comes back of an order', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)
  const post = async (url: string, payload: object) =>
    (await call({ method: 'POST', url, member: BUYER, payload })).json() as Reply
  const at = (time: string) => (clock.time = shopTimeToEpoch(time) ?? Number.NaN)

  /** A seat of the sunset trip of 310102: 328, from 17:00 to 18:30. */
  async function paidTrip() {
    clock.time = NOON
    const choice = { id: '310102', productId: '3101021', useDate: DAY, useCopies: 1 }
    const { shoppingId } = await post('/online/order/temporder/play/create', { reqDtos: choice })
    const bookPriceTotal = 328
    const { data } = await post('/online/order/booking', { reqDtos: { shoppingId, contacts, bookPriceTotal } })
    const orderId = String(data['orderId'])
    const payment = await beginPayment(db(), orderId, BUYER, NOON)
    const notice = { payId: payment?.payId ?? '', providerNo: orderId, isPaid: true, amountFen: bookPriceTotal * 100 }
    await handlePaymentWebhook(db(), notice, NOON)
    return orderId
  }
  const offer = async (orderId: string) => {
    const reply = await post('/online/order/refund/lines', { orderId })
    return reply['orderRefundLines'] as OrderRefundLines
  }
  const apply = async (orderId: string, copies: number, expectedAmount?: number) => {
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const quantity = [{ subOrderId: line?.id ?? '', copies }]
    return post('/online/order/refund/apply', { reqDtos: { orderId, reason: 2, quantity, expectedAmount } })
  }

  it.each([
    ['2026-11-26T17:59:59', [328], { percent: 100, until: '2026-11-26T18:00', then: 50 }],
    ['2026-11-26T18:00:00', [164], { percent: 50, until: '2026-11-27T18:30', then: 0 }],
    ['2026-11-26T18:00:01', [164], { percent: 50, until: '2026-11-27T18:30', then: 0 }],
    ['2026-11-27T18:29:59', [164], { percent: 50, until: '2026-11-27T18:30', then: 0 }],
  ])('[B3] goes by the terms on which it was sold, to the second: at %s', async (time, amounts, share) => {
    const orderId = await paidTrip()
    at(time)
    const shown = await offer(orderId)
    expect(shown).toMatchObject({ refundShow: 1, policy: refundRuleText(refundRules.dayBefore), isUntilUsed: false })
    expect(shown.lines).toMatchObject([{ refundable: amounts.length, amounts, share }])
    const reply = await apply(orderId, 1)
    const [refund] = await db().select().from(refunds).where(eq(refunds.orderId, orderId))
    expect(refund).toMatchObject({ id: reply.data['refundId'], amountFen: (amounts[0] ?? 0) * 100, quantity: 1 })
    await advanceRefund(db(), refund?.id ?? '', 'approve', clock.time)
    await advanceRefund(db(), refund?.id ?? '', 'settle', clock.time)
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
    expect([order?.paidFen, order?.refundedFen]).toEqual([32_800, (amounts[0] ?? 0) * 100])
    expect(await auditOrders(db())).toEqual([])
  })

  it.each([
    ['a thing that is given back until it is used', '90000330', true],
    ['a play with a day', '90000311', false],
    ['a stay, which has its moment', '90000324', false],
    ['goods that customer service gives back', '90000328', false],
    ['goods that came', '90000335', false],
  ])(
    '[B9] says 随时 of what its buyer can have back at any time, and of nothing else: %s',
    async (_what, orderId, is) => {
      clock.time = NOON
      const reply = await call({
        method: 'POST',
        url: '/online/order/refund/lines',
        member: '900003',
        payload: { orderId },
      })
      expect(reply.json()).toMatchObject({ orderRefundLines: { orderId, isUntilUsed: is } })
    },
  )

  it.each([['2026-11-27T18:30:00'], ['2026-11-28T00:00:00']])(
    '[B3] is nothing once its use is over: at %s',
    async (time) => {
      const orderId = await paidTrip()
      at(time)
      expect(await offer(orderId)).toMatchObject({ refundShow: 0, lines: [{ refundable: 0, share: { percent: 0 } }] })
      expect((await apply(orderId, 1)).code).toBe('refund-too-many')
    },
  )

  it('is what the buyer was shown, or nothing is applied for: the deadline may strike while they read', async () => {
    const orderId = await paidTrip()
    at('2026-11-26T18:00:00')
    expect(await apply(orderId, 1, 328)).toMatchObject({ code: 'refund-changed' })
    expect(await db().select().from(refunds).where(eq(refunds.orderId, orderId))).toEqual([])
    expect((await apply(orderId, 1, 164)).data).toHaveProperty('refundId')
  })

  it('is refused without harm: a refused application leaves the copy to be asked for anew, at the share of then', async () => {
    const orderId = await paidTrip()
    const first = await apply(orderId, 1)
    at('2026-11-26T18:00:00')
    await advanceRefund(db(), String(first.data['refundId']), 'refuse', clock.time)
    expect((await offer(orderId)).lines).toMatchObject([{ refundable: 1, amounts: [164] }])
  })

  it('stays as it was sold when the product’s rule is another by then', async () => {
    const orderId = await paidTrip()
    const mine = eq(products.id, '310102')
    const [{ body } = { body: {} }] = await db().select({ body: products.body }).from(products).where(mine)
    const changed = { ...body, refundRule: refundRules.never, unbookingPolicy: refundRuleText(refundRules.never) }
    await db().execute(sql`update products set body = ${JSON.stringify(changed)}::jsonb where id = '310102'`)
    expect(await offer(orderId)).toMatchObject({ refundShow: 1, policy: refundRuleText(refundRules.dayBefore) })
    const later = await paidTrip()
    expect(await offer(later)).toMatchObject({ refundShow: 0, policy: refundRuleText(refundRules.never) })
    await db().execute(sql`update products set body = ${JSON.stringify(body)}::jsonb where id = '310102'`)
  })

  it('of before orders kept their terms is all of it, as it was', async () => {
    const orderId = await paidTrip()
    const version1 = sql`(${orderLines.body} - 'refundTerms') || '{"version": 1}'`
    await db().execute(sql`update order_lines set body = ${version1} where order_id = ${orderId}`)
    at('2026-11-28T00:00:00')
    const shown = await offer(orderId)
    expect(shown).toMatchObject({ refundShow: 1, lines: [{ refundable: 1, amounts: [328] }] })
    expect([shown, shown.lines[0]].map((one) => one && ('policy' in one || 'share' in one))).toEqual([false, false])
    expect((await apply(orderId, 1)).data).toHaveProperty('refundId')
  })

  it('is noticed by the audit where more comes back than was paid for a copy', async () => {
    const orderId = await paidTrip()
    await apply(orderId, 1)
    const [code] = await db().select().from(orderCodes).where(eq(orderCodes.orderId, orderId))
    const mine = eq(refundCodes.codeId, code?.id ?? '')
    await db().update(refundCodes).set({ amountFen: 32_801 }).where(mine)
    expect((await auditOrders(db())).map(({ rule }) => rule)).toEqual(['refund-amount', 'refund-share'])
    await db().update(refundCodes).set({ amountFen: 32_800 }).where(mine)
  })

  const body = (more: object) => ({ unitFen: 0, totalFen: 0, originalFen: 0, ...more })
  const quoted = async (order: object) => {
    clock.time = NOON
    const chosen = { id: 'a', memberId: BUYER, createdAt: NOON, ...order } as TempOrder
    const quote = await quoteOf({ db: db(), clock, buyer: { level: 0 } }, chosen)
    return typeof quote === 'string' || isProblem(quote) ? quote : quote.lines.map(({ refundTerms }) => refundTerms)
  }

  it.each([
    ['a play', 'play', '310102', { date: DAY, choices: [{ productId: '3101021', useCopies: 1 }] }, `${DAY}T18:30`],
    [
      'a combo',
      'combo',
      '610102',
      { date: DAY, choices: [{ productId: '6101022', useCopies: 1 }] },
      '2026-11-28T00:00',
    ],
    [
      'a vacation',
      'combo',
      '510102',
      { date: DAY, choices: [{ productId: '5101021', useCopies: 1 }] },
      '2026-11-28T00:00',
    ],
    [
      ...['the session of a ticket', 'ticket', '200102'],
      {
        ...{ productId: '200102', saleDate: DAY, sessionId: '2001021002' },
        resources: [{ resourceId: '20010211', count: 1 }],
      },
      `${DAY}T15:00`,
    ],
  ] as const)(
    '[B3] of %s is kept with its day and the end of its use',
    async (_what, kind, productId, chosen, useEnd) => {
      const { dayBefore: rule } = refundRules
      expect(await quoted({ kind, productId, body: body(chosen) })).toEqual([
        { rule, text: refundRuleText(rule), useDay: DAY, useEnd },
      ])
    },
  )

  it('[B5] of what can’t be given back by its type is never, whatever the product says, and the form of the order says it', async () => {
    clock.time = NOON
    const choose = async (productId: string) => {
      const choice = { id: '310105', productId, useDate: '', useCopies: 1 }
      const { shoppingId } = await post('/online/order/temporder/play/create', { reqDtos: choice })
      const info = await call({ method: 'GET', url: `/online/order/shoppingInfo/${String(shoppingId)}`, member: BUYER })
      return (info.json() as Reply).data['unbookingPolicy']
    }
    const said = (rule: RefundRule) => ({
      unbookingPolicies: [{ description: refundRuleText(rule) }],
      updatePolicies: [],
    })
    expect(await choose('3101053')).toEqual(said(refundRules.never))
    expect(await choose('3101051')).toEqual(said(refundRules.untilUsed))
    const choices = ['3101051', '3101053'].map((productId) => ({ productId, useCopies: 1 }))
    expect(await quoted({ kind: 'play', productId: '310105', body: { date: '', choices } })).toEqual(
      [refundRules.untilUsed, refundRules.never].map((rule) => ({ rule, text: refundRuleText(rule) })),
    )
  })

  it('[B3] of what has no day is kept without one', async () => {
    const chosen = body({ packageId: '6601011', quantity: 1, isGroup: false })
    const { untilUsed: rule } = refundRules
    expect(await quoted({ kind: 'product', productId: '660101', body: chosen })).toEqual([
      { rule, text: refundRuleText(rule) },
    ])
  })
})
