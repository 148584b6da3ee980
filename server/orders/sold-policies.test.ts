import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import type { RefundRule } from '../../schemas/domain/refund-rule.ts'
import { refundRules, refundRuleText } from '../../src/domain/order/refund-rule.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import { orderCodes, orderLines, orders, orderShipments, refundCodes, refunds } from '../db/schema.ts'
import { auditOrders } from './audit-orders.ts'
import { expireCodes } from './codes/expire-codes.ts'
import { redeemCode } from './codes/redeem-code.ts'
import { readRefundLines } from './read-refunds.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { receiveOrder } from './shipments.ts'
import { COUNTER } from './testing/counter.ts'

const [GOLD, BLACK] = ['900003', '900006']
/** Goods that came on 19 November, goods that are on their way, and a yearly card of which 2 of 20 uses are used, at 134 each. */
const [RECEIVED, SENT, CARD] = ['90000335', '90000336', '90000607']
const YEAR = 366 * 86_400_000

describeInSandbox('what was promised as it was sold', NOON, (opened) => {
  let keys = 0
  const db = () => opened().database.orm
  const at = (time: string) => shopTimeToEpoch(time) ?? Number.NaN
  const memberOf = async (orderId: string) =>
    (await db().select({ id: orders.memberId }).from(orders).where(eq(orders.id, orderId)))[0]?.id ?? ''
  const offer = async (orderId: string, now: number) => {
    const found = await readRefundLines(db(), { orderId, memberId: await memberOf(orderId) }, now)
    return { shown: found?.refundShow, line: found?.lines[0] }
  }
  const apply = async (orderId: string, now: number) => {
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const request = { orderId, memberId: await memberOf(orderId), reason: 2, description: '' }
    const wanted = [{ subOrderId: line?.id ?? '', copies: 1 }]
    return applyRefund(db(), { ...request, requestKey: `key-${(keys += 1)}`, wanted }, now)
  }
  const codes = (orderId: string) => db().select().from(orderCodes).where(eq(orderCodes.orderId, orderId))
  const refundOf = async (outcome: Awaited<ReturnType<typeof apply>>) => {
    const id = 'refundId' in outcome ? outcome.refundId : ''
    return (await db().select().from(refunds).where(eq(refunds.id, id)))[0]
  }
  const redeemed = async (orderId: string, now: number) => {
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
    const [code] = await codes(orderId)
    return redeemCode(db(), code?.bizCode ?? '', { ...COUNTER, now, staffOf: order?.body.companyId ?? '' })
  }

  it('[B3] goods that came go back within seven days, counted from the next one, and not later', async () => {
    expect((await offer(RECEIVED, at('2026-11-26T23:59:59'))).line).toMatchObject({
      ...{ refundable: 2, share: { percent: 100, until: '2026-11-27T00:00', then: 0 } },
    })
    for (const later of ['2026-11-27T00:00:00', '2027-01-19T12:00:00', '2027-06-08T12:00:00']) {
      expect(await offer(RECEIVED, at(later))).toMatchObject({
        shown: 0,
        line: { refundable: 0, share: { percent: 0 } },
      })
      expect(await apply(RECEIVED, at(later))).toEqual({ obstacle: 'refund-too-many' })
    }
  })

  it('[B3] goods that did not come have no end: the days are counted when their buyer has them', async () => {
    const later = at('2027-01-19T12:00:00')
    expect(await offer(SENT, later)).toMatchObject({ shown: 1, line: { share: { percent: 100 } } })
    expect(await receiveOrder(db(), SENT, await memberOf(SENT), later)).toBeUndefined()
    expect((await offer(SENT, later)).line?.share).toEqual({ percent: 100, until: '2027-01-27T00:00', then: 0 })
    expect(await offer(SENT, at('2027-01-27T00:00:00'))).toMatchObject({ shown: 0 })
    expect(await db().select().from(orderShipments).where(eq(orderShipments.orderId, SENT))).toHaveLength(1)
  })

  it('[B3] a card comes back less its uses at the gate; refused, it has the uses that it had', async () => {
    expect(await memberOf(CARD)).toBe(BLACK)
    const [before] = await codes(CARD)
    const back = (before?.paidFen ?? 0) - 2 * 13_400
    expect(await offer(CARD, NOON)).toMatchObject({
      shown: 1,
      line: { refundable: 1, amounts: [back / 100], share: { percent: 100, perUse: 134 } },
    })
    const refund = await refundOf(await apply(CARD, NOON))
    expect(refund?.amountFen).toBe(back)
    expect(await redeemed(CARD, NOON)).toEqual({ problem: 'code-refunding' })
    await advanceRefund(db(), refund?.id ?? '', 'refuse', NOON)
    expect((await codes(CARD))[0]).toEqual(before)
    expect(await auditOrders(db())).toEqual([])
  })

  it('[B3] a card whose uses cost more at the gate than it did gives nothing back', async () => {
    const [card] = await codes(CARD)
    const mine = eq(orderCodes.orderId, CARD)
    await db().update(orderCodes).set({ canUseTimes: 10 }).where(mine)
    expect(await offer(CARD, NOON)).toMatchObject({ shown: 0, line: { refundable: 0, amounts: [] } })
    expect(await apply(CARD, NOON)).toEqual({ obstacle: 'refund-too-many' })
    await db()
      .update(orderCodes)
      .set({ canUseTimes: card?.canUseTimes ?? 0 })
      .where(mine)
  })

  it('[B9] what was used in part does not come back whole by waiting until it expired', async () => {
    const [{ body } = { body: undefined }] = await db().select().from(orderLines).where(eq(orderLines.orderId, CARD))
    const { gateFen: _gate, ...terms } = body?.refundTerms ?? { rule: { steps: [], later: 100, over: 100 }, text: '' }
    const mine = eq(orderLines.orderId, CARD)
    const plain = { ...terms, rule: { steps: [], later: 100, over: 100 } }
    if (body)
      await db()
        .update(orderLines)
        .set({ body: { ...body, refundTerms: plain } })
        .where(mine)
    await expireCodes(db(), NOON + YEAR)
    expect((await codes(CARD))[0]?.status).toBe(codeStatusOf.expired)
    expect(await offer(CARD, NOON + YEAR)).toMatchObject({ shown: 0, line: { refundable: 0 } })
    if (body) await db().update(orderLines).set({ body }).where(mine)
    expect(await offer(CARD, NOON + YEAR), 'less its uses it does').toMatchObject({ shown: 1 })
    const refund = await refundOf(await apply(CARD, NOON + YEAR))
    for (const event of ['approve', 'settle'] as const) await advanceRefund(db(), refund?.id ?? '', event, NOON + YEAR)
    expect((await codes(CARD))[0]?.status).toBe(codeStatusOf.refunded)
    expect(
      await db()
        .select()
        .from(refundCodes)
        .where(eq(refundCodes.refundId, refund?.id ?? '')),
    ).toHaveLength(1)
    expect(await auditOrders(db())).toEqual([])
  })

  it('[B3] is read for each of the things of a cart where they go back in different ways, and once where they do not', async () => {
    const [posted, sold] = [refundRules.posted, refundRules.never]
    const [{ orderId } = { orderId: '' }] = await db()
      .select({ orderId: orderLines.orderId })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        sql`${orders.paymentStatus} = 3 and ${orders.orderStatus} = 5 and ${orderLines.body} ->> 'resourceType' = '65'`,
      )
      .groupBy(orderLines.orderId)
      .having(sql`count(*) > 1`)
      .orderBy(orderLines.orderId)
    const lines = await db()
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(orderLines.position)
    const policyWith = async (rules: readonly RefundRule[]) => {
      for (const [at, { id, body }] of lines.entries()) {
        const rule = rules[at % rules.length] ?? posted
        const refundTerms = { rule, text: refundRuleText(rule) }
        await db()
          .update(orderLines)
          .set({ body: { ...body, refundTerms } })
          .where(eq(orderLines.id, id))
      }
      return (await readRefundLines(db(), { orderId, memberId: await memberOf(orderId) }, NOON))?.policy
    }
    expect(lines.length).toBeGreaterThan(1)
    expect(await policyWith([posted])).toBe(refundRuleText(posted))
    expect(await policyWith([posted, sold])).toBe(
      lines.map(({ body }, at) => `${body.name}：${refundRuleText(at % 2 === 0 ? posted : sold)}`).join('\n'),
    )
  })

  it('is asked for by its buyer alone', async () => {
    expect(await readRefundLines(db(), { orderId: CARD, memberId: GOLD }, NOON)).toBeUndefined()
  })
})
