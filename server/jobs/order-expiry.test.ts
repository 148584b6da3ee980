import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { describeOnDatabases, openFrom } from '../../tests/fixtures/databases.ts'
import type { Orm } from '../db/open-database.ts'
import { memberCoupons, orders } from '../db/schema.ts'
import { TIME_TO_PAY } from '../orders/time-to-pay.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../orders/testing/order-book.ts'
import { startOrderExpiry } from './order-expiry.ts'

/** More than two instances end in one statement each. */
const ORDERS = 230
/** How long a machine under load may take. */
const PATIENCE = { timeout: 30_000 }

describeOnDatabases('the end of the time to pay', (opened) => {
  const book = orderBook(() => opened().database.orm)
  afterEach(() => vi.useRealTimers())

  it('ends an order within ten seconds, and nothing after it is stopped', async () => {
    const { orm } = opened().database
    const id = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 5)])))
    const clock = { time: NOW, now: () => clock.time }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const job = startOrderExpiry(orm, clock, (problem) => problems.push(problem))
    clock.time = NOW + TIME_TO_PAY
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(async () => expect((await book.order(id))?.orderStatus).toBe(3))
    job.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(problems).toEqual([])
  })

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
    const clock = { now: () => NOW + TIME_TO_PAY }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const jobs = [orm, other?.orm ?? orm].map((one) => startOrderExpiry(one, clock, (error) => problems.push(error)))
    vi.advanceTimersByTime(10_000)
    // What they began goes on until nothing is left.
    for (const job of jobs) job.stop()
    const ended = () => orm.$count(orders, and(inArray(orders.id, ids), eq(orders.endedBy, 'expire')))
    await vi.waitFor(async () => expect(await ended()).toBe(ORDERS), PATIENCE)
    expect(await Promise.all(items.map(book.taken))).toEqual([[0], [0], [0]])
    expect(await orm.$count(memberCoupons, isNotNull(memberCoupons.orderId))).toBe(0)
    expect([problems, await book.audit()]).toEqual([[], []])
    await other?.close()
  })

  it('reports a failure and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const problems: unknown[] = []
    const execute = () => Promise.reject(new Error('busy'))
    const job = startOrderExpiry({ execute } as unknown as Orm, { now: () => NOW }, (problem) => problems.push(problem))
    for (const count of [1, 2]) {
      vi.advanceTimersByTime(10_000)
      await vi.waitFor(() => expect(problems).toHaveLength(count))
    }
    job.stop()
  })
})
