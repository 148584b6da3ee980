import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { paymentReturns, payments } from '../db/schema.ts'
import { cancelOrder, expireOrders } from './end-order.ts'
import { settleReturn } from './give-back.ts'
import { listOrders } from './list-orders.ts'
import { TIME_TO_PAY } from './time-to-pay.ts'
import { planReturns } from './plan-returns.ts'
import { readOrder } from './read-order.ts'
import { beginPayment, handlePaymentWebhook } from './take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

describeOnDatabases('money that an order does not keep', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  /** A member of its own, with an order of 180. */
  const begun = async () => {
    const memberId = book.fresh('member')
    const id = await book.place(placingOf(memberId, book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 9)])))
    const { payId = '', amountFen = 0 } = (await beginPayment(db(), id, memberId, NOW)) ?? {}
    const come = (fen = amountFen) =>
      handlePaymentWebhook(db(), { payId, amountFen: fen, providerNo: book.fresh('provider'), isPaid: true }, NOW)
    return { memberId, id, come }
  }
  const shown = async ({ memberId, id }: { readonly memberId: string; readonly id: string }) => {
    const asked = { memberId, tab: 'all', kind: 'all', pageNumber: 1, pageSize: 10, now: NOW } as const
    const places = [
      await readOrder(db(), id, memberId, NOW),
      (await listOrders(db(), asked, () => undefined)).orders[0],
    ]
    return places.map((place) => [place?.priceReturning, place?.priceReturned])
  }
  const everywhere = (...amounts: readonly (number | undefined)[]) => [amounts, amounts]

  it('is told wherever the order is shown: paid after it was cancelled', async () => {
    const order = await begun()
    await cancelOrder(db(), order.id, order.memberId, NOW)
    expect(await shown(order)).toEqual(everywhere(undefined, undefined))
    await order.come()
    expect(await shown(order)).toEqual(everywhere(180, undefined))
  })

  it('paid twice', async () => {
    const order = await begun()
    await order.come()
    await order.come()
    expect(await shown(order)).toEqual(everywhere(180, undefined))
  })

  it('paid in part when the time to pay ran out; and when it is back', async () => {
    const order = await begun()
    await order.come(5000)
    await expireOrders(db(), NOW + TIME_TO_PAY)
    expect(await shown(order)).toEqual(everywhere(50, undefined))
    await planReturns(db(), NOW)
    const [payment] = await db().select().from(payments).where(eq(payments.orderId, order.id))
    const [back] = await db()
      .select()
      .from(paymentReturns)
      .where(eq(paymentReturns.paymentId, payment?.id ?? ''))
    await settleReturn(db(), back?.id ?? '', 'returned', NOW)
    expect(await shown(order)).toEqual(everywhere(undefined, 50))
  })

  it('is nothing of an order that keeps what came', async () => {
    const order = await begun()
    await order.come()
    expect(await shown(order)).toEqual(everywhere(undefined, undefined))
    expect(await book.audit()).toEqual([])
  })
})
