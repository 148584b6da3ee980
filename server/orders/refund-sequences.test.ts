import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { writeSetting } from '../db/server-settings.ts'
import { companyTakings, memberCoupons, paymentReturns, refunds } from '../db/schema.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'
import { redeemCode } from './codes/redeem-code.ts'
import { giveBackRound, settleReturn } from './give-back.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { beginPayment, handlePaymentWebhook } from './take-payment.ts'
import { COUNTER } from './testing/counter.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const DAY = 86_400_000

/** What a buyer chose: copies at odd prices, some of several parts, with a member's price and a coupon that does not divide. */
const lineArbitrary = fc.record({
  copies: fc.integer({ min: 1, max: 4 }),
  unitFen: fc.integer({ min: 1, max: 30_000 }),
  saved: fc.integer({ min: 0, max: 3000 }),
  parts: fc.constantFrom(0, 0, 2, 3),
})
const basketArbitrary = fc.record({
  lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 3 }),
  couponFen: fc.integer({ min: 0, max: 9999 }),
})
type Basket = typeof basketArbitrary extends fc.Arbitrary<infer Value> ? Value : never

const place = fc.nat({ max: 11 })
const actionArbitrary = fc.oneof(
  fc.record({ do: fc.constant('apply' as const), line: fc.nat({ max: 2 }), copies: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('redeem' as const), at: place }),
  fc.record({ do: fc.constantFrom('approve' as const, 'refuse' as const), at: place }),
  fc.record({ do: fc.constant('company' as const), answer: fc.constantFrom('returned', 'accepted', 'refused') }),
  fc.record({ do: fc.constant('late' as const), at: place }),
)
type Action = typeof actionArbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** What is done at the same moment, one step after the other. */
const stepsArbitrary = fc.array(fc.array(actionArbitrary, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 9,
})

const pick = <Value>(list: readonly Value[], at: number): Value | undefined => list[at % Math.max(1, list.length)]

describeOnDatabases('whatever a buyer, the counter, the reviewer and the payment company do', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const clock = { time: NOW, now: () => clock.time, offset: () => 0 }
  const fail = (error: unknown) => {
    throw error
  }

  async function bought({ lines, couponFen }: Basket): Promise<string> {
    const wanted = lines.map(({ copies, unitFen, saved, parts }) =>
      fakeLine(book.fresh('item'), 9, {
        ...{ copies, unitFen, listFen: unitFen + saved },
        childNames: Array.from({ length: parts }, (_, part) => `第 ${part} 样`),
      }),
    )
    const couponId = book.fresh('coupon')
    await db().insert(memberCoupons).values({ memberId: 'm1', couponId, receivedAt: NOW })
    const coupon = { couponId, couponName: '优惠券', fen: couponFen }
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote(wanted), { coupon }))
    const begun = await beginPayment(db(), orderId, 'm1', NOW, 'wechat')
    if (!begun) return orderId
    const { payId, amountFen } = begun
    const providerNo = book.fresh('sb')
    await db().insert(companyTakings).values({ providerNo, payId, amountFen, arrivesAt: NOW })
    await handlePaymentWebhook(db(), { payId, providerNo, isPaid: true, amountFen }, NOW)
    return orderId
  }

  const apply = async (orderId: string, at: number, copies: number) => {
    const line = pick(await book.lines(orderId), at)
    const wanted = [{ subOrderId: line?.id ?? '', copies }]
    const request = { orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '' }
    return applyRefund(db(), { ...request, wanted }, clock.time)
  }
  const refundsOf = (orderId: string) =>
    db().select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt, refunds.id)
  const company = async (answer: string) => {
    await writeSetting(db(), 'sandbox-refunds', answer)
    await giveBackRound(db(), createSandboxPayment(db(), clock), clock.time, fail)
  }

  async function act(orderId: string, action: Action): Promise<unknown> {
    switch (action.do) {
      case 'apply':
        return apply(orderId, action.line, action.copies)
      case 'redeem':
        return redeemCode(db(), pick(await book.codes(orderId), action.at)?.bizCode ?? '', COUNTER)
      case 'company':
        return company(action.answer)
      case 'late': {
        const late = await db().select().from(paymentReturns).where(eq(paymentReturns.state, 'refused'))
        // The company gives back after all what it would not.
        await company('returned')
        return settleReturn(db(), pick(late, action.at)?.id ?? '', 'accepted', clock.time)
      }
      default:
        return advanceRefund(db(), pick(await refundsOf(orderId), action.at)?.id ?? '', action.do, clock.time)
    }
  }

  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

  /** Fen of the copies of which something was used. */
  async function usedFen(orderId: string): Promise<number> {
    const codes = await book.codes(orderId)
    const used = new Set(codes.filter(({ status }) => status === 1).map(({ lineId, copy }) => `${lineId} ${copy}`))
    return sum(codes.filter(({ lineId, copy }) => used.has(`${lineId} ${copy}`)).map(({ paidFen }) => paidFen))
  }

  /** All that is left is applied for and given back. */
  async function giveBackTheRest(orderId: string): Promise<void> {
    for (const [at, { copies }] of (await book.lines(orderId)).entries())
      for (let copy = 0; copy < copies; copy += 1) await apply(orderId, at, 1)
    for (const { id } of await refundsOf(orderId)) await advanceRefund(db(), id, 'approve', clock.time)
    for (const { id, status } of await refundsOf(orderId))
      if (status === -1) await advanceRefund(db(), id, 'retry', clock.time)
    clock.time += DAY
    await company('returned')
  }

  it('the books stay right at each step, and in the end every fen is either used or given back', async () => {
    await fc.assert(
      fc.asyncProperty(basketArbitrary, stepsArbitrary, async (basket, steps) => {
        const orderId = await bought(basket)
        const { totalFen } = (await book.order(orderId))!
        for (const step of steps) {
          clock.time += DAY
          await Promise.all(step.map((action) => act(orderId, action)))
          expect(await book.audit()).toEqual([])
          const { paidFen, refundedFen } = (await book.order(orderId))!
          expect(refundedFen + (await usedFen(orderId))).toBeLessThanOrEqual(paidFen)
        }
        await giveBackTheRest(orderId)
        expect(await book.audit()).toEqual([])
        const stuck = (await refundsOf(orderId)).filter(({ status }) => status === 1 || status === -1)
        const stuckFen = sum(stuck.map(({ amountFen }) => amountFen))
        const { refundedFen } = (await book.order(orderId))!
        expect(refundedFen + stuckFen + (await usedFen(orderId))).toBe(totalFen)
      }),
      { numRuns: 25, seed: 20_261_122 },
    )
  })
})
