import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { coupons, memberCoupons, members, orders, refunds } from '../../server/db/schema.ts'
import { placeOrder } from '../../server/orders/place-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../../server/orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../../server/orders/testing/order-book.ts'
import { crowd } from '../fixtures/crowd.ts'
import { tellCount } from '../fixtures/count-of-crowd.ts'
import { describeInSandbox } from '../fixtures/databases.ts'
import { instancesOf } from '../fixtures/instances.ts'

const clock = { now: () => NOW, offset: () => 0 }
const BUYER = '900011'
const PATIENCE = 120_000

interface Reply {
  readonly code?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** On PostgreSQL half of the calls go to each of two instances; the embedded database has but one. */
describeInSandbox('a crowd before two instances of the shop', NOW, (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const instances = instancesOf(opened, clock)
  const { tokenOf } = instances
  const post = async (at: number, url: string, payload: object, token: string): Promise<Reply> => {
    const app = instances.at(at)
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` }
    return (await app.inject({ method: 'POST', url, payload, headers })).json<Reply>()
  }
  const codesOf = (replies: readonly Reply[]) => new Set(replies.flatMap(({ code }) => code ?? []))

  /** Members who never bought anything. */
  const newMembers = async (count: number): Promise<string[]> => {
    const [one] = await db().select().from(members).where(eq(members.id, BUYER))
    const ids = Array.from({ length: count }, (_, at) => `crowd-${at}`)
    await db()
      .insert(members)
      .values(ids.map((id) => ({ ...one!, id, phone: '' })))
      .onConflictDoNothing()
    return crowd(count, (at) => tokenOf(ids[at]!))
  }

  it.each([
    ['9010', 1],
    ['9002', 50],
  ])(
    'gives coupon %s, of which there are %i, to exactly as many of 500',
    async (couponId, stock) => {
      await db().update(coupons).set({ stock }).where(eq(coupons.id, couponId))
      const tokens = await newMembers(500)
      // What members of the sandbox were given is not of the stock.
      const before = await db().$count(memberCoupons, eq(memberCoupons.couponId, couponId))
      const replies = await crowd(500, (at) => post(at, '/online/capi/coupon/receive', { couponId }, tokens[at]!))
      const given = replies.filter(({ data }) => data?.['couponId'] === couponId).length
      tellCount(opened(), { thing: 'a coupon', asked: 500, there: stock, given })
      expect(given).toBe(stock)
      expect([...codesOf(replies)]).toEqual(['coupon-gone'])
      expect(await db().$count(memberCoupons, eq(memberCoupons.couponId, couponId))).toBe(before + stock)
    },
    PATIENCE,
  )

  it(
    'lets the last coupon of a member be used by one of 200 orders',
    async () => {
      const coupon = { couponId: `last-${randomUUID()}`, couponName: '最后一张', fen: 5_000 }
      await db().insert(memberCoupons).values({ memberId: BUYER, couponId: coupon.couponId, receivedAt: NOW })
      const all = await crowd(200, (at) => {
        const quote = fakeQuote([fakeLine(`item-${at}`, 9)])
        return placeOrder(instances.databaseAt(at), placingOf(BUYER, book.fresh('temp'), quote, { coupon }), NOW)
      })
      expect(all.filter((made) => 'orderId' in made)).toHaveLength(1)
      expect(await db().$count(orders, eq(orders.couponId, coupon.couponId))).toBe(1)
      expect(await book.audit()).toEqual([])
    },
    PATIENCE,
  )

  it(
    'takes no more applications for money back than an order has copies, and each once',
    async () => {
      const copies = 10
      const orderId = await book.place(
        placingOf(BUYER, book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), copies, { copies })])),
      )
      await book.pay(orderId, BUYER)
      const [line] = await book.lines(orderId)
      const token = await tokenOf(BUYER)
      const apply = (at: number, key: number): Promise<Reply> => {
        const quantity = [{ subOrderId: line?.id, copies: 1 }]
        const reqDtos = { orderId, requestKey: `request-${key}`, reason: 2, quantity }
        return post(at, '/online/order/refund/apply', { reqDtos }, token)
      }
      // Each of 60 applications is sent twice.
      const replies = await crowd(120, (at) => apply(at, at >> 1))
      const given = replies.flatMap(({ data }) => data?.['refundId'] ?? [])
      const refunded = new Set(given).size
      tellCount(opened(), { thing: 'an order’s copies to be refunded', asked: 120, there: copies, given: refunded })
      expect(refunded).toBe(copies)
      expect([...codesOf(replies)]).toEqual(['refund-too-many'])
      const kept = await db().select().from(refunds).where(eq(refunds.orderId, orderId))
      expect(kept.map(({ id }) => id).toSorted()).toEqual([...new Set(given.map(String))].toSorted())
      const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
      expect(kept.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(order?.paidFen)
      expect(await book.audit()).toEqual([])
    },
    PATIENCE,
  )
})
