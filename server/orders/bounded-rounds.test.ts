import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { paymentReturns, payments } from '../db/schema.ts'
import type { PaymentPort } from '../ports/payment.ts'
import { askAboutWaiting } from './ask-company.ts'
import { expireOrders } from './end-order.ts'
import { giveBackRound } from './give-back.ts'
import { TIME_TO_PAY } from './time-to-pay.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const fail = (error: unknown) => {
  throw error
}

/** What a round leaves to the next, which another instance may begin meanwhile: it locks no more than it does. */
describeOnDatabases('a round', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  /** A company that knows nothing yet, and what it was asked about. */
  const company = () => {
    const asked: string[] = []
    const tell = (key: string) => void asked.push(key)
    const port: PaymentPort = {
      open: () => Promise.reject(new Error('not opened here')),
      report: async (payId) => (tell(payId), { takings: [], hasFailed: false }),
      refund: async ({ refundKey }) => (tell(refundKey), 'accepted'),
      isGenuine: () => true,
    }
    return { asked, port }
  }
  const rows = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`)
  const payment = { amountFen: 1, createdAt: NOW }
  const unpaid = () => book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 1)])))

  it('ends a hundred orders whose time is over, and no more; whoever looks at one of them does not wait for it', async () => {
    const ids: string[] = []
    while (ids.length < 130)
      ids.push(await book.place(placingOf(book.fresh('buyer'), book.fresh('temp'), fakeQuote([fakeLine('rush', 130)]))))
    const over = NOW + TIME_TO_PAY
    const late = await book.place(placingOf('m2', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 1)])))
    expect(await expireOrders(db(), over, 'm2')).toEqual([late])
    const ended = [await expireOrders(db(), over), await expireOrders(db(), over), await expireOrders(db(), over)]
    expect(ended.map(({ length }) => length)).toEqual([100, 30, 0])
    expect(ended.flat().toSorted()).toEqual(ids.toSorted())
  })

  it('asks about twenty tries to pay, and leaves the others as they are', async () => {
    const ids = rows('try', 25)
    const orderId = await unpaid()
    await db()
      .insert(payments)
      .values(ids.map((id) => ({ ...payment, orderId, id, state: 'waiting' as const, askAt: NOW })))
    const { asked, port } = company()
    await askAboutWaiting(db(), port, NOW, fail)
    expect(asked).toHaveLength(20)
    await askAboutWaiting(db(), port, NOW, fail)
    expect(asked.toSorted()).toEqual(ids.toSorted())
  })

  it('asks for twenty returns, and leaves the others as they are', async () => {
    const ids = rows('paid', 25)
    const orderId = await unpaid()
    await db()
      .insert(payments)
      .values(ids.map((id) => ({ ...payment, orderId, id, state: 'returning' as const, providerNo: id })))
    const { asked, port } = company()
    await giveBackRound(db(), port, NOW, fail)
    expect(asked).toHaveLength(20)
    const mine = inArray(paymentReturns.id, ids)
    const tries = async () => (await db().select().from(paymentReturns).where(mine)).map((row) => row.tries)
    expect((await tries()).filter((count) => count === 0)).toHaveLength(5)
    await giveBackRound(db(), port, NOW, fail)
    expect([asked.toSorted(), await db().$count(paymentReturns, eq(paymentReturns.tries, 1))]).toEqual([
      ids.toSorted(),
      25,
    ])
  })
})
