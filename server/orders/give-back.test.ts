import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { writeSetting } from '../db/server-settings.ts'
import { companyRefunds, companyTakings, paymentReturns, payments, refunds } from '../db/schema.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'
import type { PaymentPort } from '../ports/payment.ts'
import { PortUnavailable } from '../ports/port-unavailable.ts'
import { cancelOrder } from './end-order.ts'
import { giveBackRound, settleReturn } from './give-back.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { beginPayment, handlePaymentWebhook } from './take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const fail = (error: unknown) => {
  throw error
}

describeOnDatabases('money that goes back', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const clock = { time: NOW, now: () => clock.time, offset: () => 0 }
  const company = () => createSandboxPayment(db(), clock)
  const round = (port: PaymentPort = company(), onError: (error: unknown) => void = fail) =>
    giveBackRound(db(), port, clock.now(), onError)
  const answers = (mode: string) => writeSetting(db(), 'sandbox-refunds', mode)

  const order = (copies = 2) => {
    const line = fakeLine(book.fresh('item'), 9, { copies })
    return book.place(placingOf('m1', book.fresh('temp'), fakeQuote([line])))
  }
  /** The buyer pays at the company, which tells the shop. */
  const pay = async (orderId: string, amountFen?: number, way: 'wechat' | 'alipay' = 'wechat') => {
    const begun = await beginPayment(db(), orderId, 'm1', clock.time, way)
    if (!begun) throw new Error('no payment')
    return come(begun.payId, amountFen ?? begun.amountFen)
  }
  const come = async (payId: string, amountFen: number) => {
    const providerNo = book.fresh('sb')
    await db().insert(companyTakings).values({ providerNo, payId, amountFen, arrivesAt: clock.time })
    await handlePaymentWebhook(db(), { payId, providerNo, isPaid: true, amountFen }, clock.time)
    return providerNo
  }
  const refund = async (orderId: string, copies: number) => {
    const [line] = await book.lines(orderId)
    const outcome = await applyRefund(
      db(),
      {
        ...{ orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 1, description: '' },
        wanted: [{ subOrderId: line?.id ?? '', copies }],
      },
      clock.time,
    )
    if (!('refundId' in outcome)) throw new Error(outcome.obstacle)
    await advanceRefund(db(), outcome.refundId, 'approve', clock.time)
    return outcome.refundId
  }
  const statusOf = async (id: string) => (await db().select().from(refunds).where(eq(refunds.id, id)))[0]?.status
  const statesOf = async (id: string) =>
    (await db().select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.createdAt)).map(
      ({ state }) => state,
    )
  const given = async (providerNo: string) =>
    (await db().select().from(companyRefunds).where(eq(companyRefunds.providerNo, providerNo)))
      .filter(({ answer }) => answer === 'returned')
      .reduce((sum, { amountFen }) => sum + amountFen, 0)

  it('is what came for an order that was cancelled, and what came twice, once each, however many look', async () => {
    const cancelled = await order()
    const begun = await beginPayment(db(), cancelled, 'm1', NOW)
    await cancelOrder(db(), cancelled, 'm1', NOW)
    const late = await come(begun?.payId ?? '', 36_000)
    const twice = await order()
    const again = await beginPayment(db(), twice, 'm1', NOW)
    const first = await come(again?.payId ?? '', 36_000)
    const second = await come(again?.payId ?? '', 36_000)
    await Promise.all([round(), round(), round()])
    expect([await statesOf(cancelled), (await statesOf(twice)).toSorted()]).toEqual([
      ['returned'],
      ['paid', 'returned'],
    ])
    expect([await given(late), await given(first), await given(second)]).toEqual([36_000, 0, 36_000])
    expect(await book.audit()).toEqual([])
  })

  it('is a refund that was approved: 退款成功 once the company gave it back', async () => {
    const id = await order()
    const providerNo = await pay(id)
    const refundId = await refund(id, 1)
    expect(await statusOf(refundId)).toBe(1)
    await Promise.all([round(), round()])
    expect([await statusOf(refundId), await given(providerNo), (await book.order(id))?.refundedFen]).toEqual([
      2, 18_000, 18_000,
    ])
    expect(await book.audit()).toEqual([])
  })

  it('comes from each of the payments by which an order was paid', async () => {
    const id = await order()
    const [one, two] = [await pay(id, 10_000), await pay(id)]
    const [first, second] = [await refund(id, 1), await refund(id, 1)]
    await round()
    expect([await statusOf(first), await statusOf(second)]).toEqual([2, 2])
    expect([await given(one), await given(two)]).toEqual([10_000, 26_000])
    expect(await book.audit()).toEqual([])
  })

  it('that the company accepted is asked for again, or told of; both end it once', async () => {
    await answers('accepted')
    const [asked, told] = [await order(), await order()]
    await pay(asked)
    await pay(told)
    const [one, two] = [await refund(asked, 2), await refund(told, 2)]
    await round()
    expect([await statusOf(one), await statusOf(two)]).toEqual([1, 1])
    await db().update(companyRefunds).set({ answer: 'returned' })
    const key = `${two}-1`
    expect([
      await settleReturn(db(), key, 'returned', NOW),
      await settleReturn(db(), key, 'returned', NOW),
      await settleReturn(db(), 'nobody knows', 'returned', NOW),
    ]).toEqual(['returned', 'returned', undefined])
    expect([await statusOf(one), await statusOf(two)]).toEqual([1, 2])
    clock.time += 60_000
    await round()
    expect(await statusOf(one)).toBe(2)
    await answers('returned')
    expect(await book.audit()).toEqual([])
  })

  it('that the company refused makes the refund 退款异常; tried once more it goes back', async () => {
    await answers('refused')
    const id = await order()
    const providerNo = await pay(id)
    const refundId = await refund(id, 2)
    await round()
    await round()
    expect(await statusOf(refundId)).toBe(-1)
    await answers('returned')
    await round()
    expect(await statusOf(refundId), 'nobody tried').toBe(-1)
    await advanceRefund(db(), refundId, 'retry', NOW)
    await round()
    expect([await statusOf(refundId), await given(providerNo)]).toEqual([2, 36_000])
    expect(await book.audit()).toEqual([])
  })

  it('is asked for again by the same key when the shop died before it wrote the answer down', async () => {
    const id = await order()
    const providerNo = await pay(id)
    const refundId = await refund(id, 2)
    const dying: PaymentPort = {
      ...company(),
      refund: async (wish) => {
        await company().refund(wish)
        throw new PortUnavailable('the line went dead')
      },
    }
    const problems: unknown[] = []
    await round(dying, (error) => problems.push(error))
    expect([problems.length, await statusOf(refundId), await given(providerNo)]).toEqual([1, 1, 36_000])
    await round()
    expect(await statusOf(refundId), 'not at once').toBe(1)
    clock.time += 60_000
    await round()
    expect([await statusOf(refundId), await given(providerNo)]).toEqual([2, 36_000])
    expect(await book.audit()).toEqual([])
  })

  it('does not wait for what another can not give back', async () => {
    const [bad, good] = [await order(), await order()]
    await pay(bad)
    await pay(good)
    const [one, two] = [await refund(bad, 2), await refund(good, 2)]
    const half: PaymentPort = {
      ...company(),
      refund: (wish) =>
        wish.refundKey.startsWith(one) ? Promise.reject(new PortUnavailable('busy')) : company().refund(wish),
    }
    await round(half, () => undefined)
    expect([await statusOf(one), await statusOf(two)]).toEqual([1, 2])
    clock.time += 60_000
    await round()
  })

  it('of nothing is done at once, and what nobody paid breaks', async () => {
    const id = await order()
    await pay(id)
    const [none, lost] = [await refund(id, 1), await refund(id, 1)]
    await db().update(refunds).set({ amountFen: 0 }).where(eq(refunds.id, none))
    await db().update(refunds).set({ amountFen: 99_000 }).where(eq(refunds.id, lost))
    await round()
    expect([await statusOf(none), await statusOf(lost)]).toEqual([2, -1])
    expect(await db().select().from(paymentReturns).where(eq(paymentReturns.refundId, lost))).toEqual([])
  })
})
