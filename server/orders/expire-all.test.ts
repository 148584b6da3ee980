import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases, openFrom } from '../../tests/fixtures/databases.ts'
import { memberCoupons, orders } from '../db/schema.ts'
import { TIME_TO_PAY } from './time-to-pay.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'
import { expireAll } from './end-order.ts'

/** More than two instances end in one statement each. */
const ORDERS = 230

describeOnDatabases('the end of the time to pay', (opened) => {
  const book = orderBook(() => opened().database.orm)

  it('[B4] of two instances at once ends each order once, however many there are by then, with their stock and their coupons', async () => {
    const { database, source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const items = [book.fresh('item'), book.fresh('item'), book.fresh('item')]
    const { orm } = database
    const ids: string[] = []
    for (let at = 0; at < ORDERS; at++) {
      const coupon = { couponId: book.fresh('coupon'), couponName: '满减券', fen: 5_000 }
      const buyer = book.fresh('buyer')
      await orm.insert(memberCoupons).values({ memberId: buyer, couponId: coupon.couponId, receivedAt: NOW })
      // In another order each time, so that whoever locked them as they come would wait for each other.
      const lines = [0, 1].map((more) => fakeLine(items[(at + more) % items.length]!, ORDERS))
      ids.push(await book.place(placingOf(buyer, book.fresh('temp'), fakeQuote(lines), { coupon })))
    }
    let freed = 0
    const now = () => NOW + TIME_TO_PAY
    await Promise.all([orm, other?.orm ?? orm].map((one) => expireAll(one, now, () => (freed += 1))))
    expect(freed).toBeGreaterThan(0)
    expect(await orm.$count(orders, and(inArray(orders.id, ids), eq(orders.endedBy, 'expire')))).toBe(ORDERS)
    expect(await Promise.all(items.map(book.taken))).toEqual([[0], [0], [0]])
    expect(await orm.$count(memberCoupons, isNotNull(memberCoupons.orderId))).toBe(0)
    expect(await book.audit()).toEqual([])
    await other?.close()
  })
})
