import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { crowd } from '../../tests/fixtures/crowd.ts'
import { tellCount } from '../../tests/fixtures/count-of-crowd.ts'
import { describeOnDatabases, openFrom } from '../../tests/fixtures/databases.ts'
import { memberCoupons, orderHolds, orderLines, orders, stockTaken } from '../db/schema.ts'
import { cancelOrder } from './end-order.ts'
import { placeOrder } from './place-order.ts'
import { TIME_TO_PAY } from './time-to-pay.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
let number = 0
const fresh = (name: string) => `${name}-${(number += 1)}`

describeOnDatabases('an order', (opened) => {
  const db = () => opened().database.orm
  const place = (...[placing, now = NOW]: [Parameters<typeof placeOrder>[1], number?]) => placeOrder(db(), placing, now)
  const taken = async (itemId: string) =>
    (await db().select().from(stockTaken).where(eq(stockTaken.itemId, itemId))).map((row) => row.taken)

  it('is made with its lines and what it holds, to be paid within half an hour', async () => {
    const item = fresh('item')
    const made = await place(
      placingOf('m1', fresh('temp'), fakeQuote([fakeLine(item, 5, { copies: 2 })], { levelName: '金卡会员' })),
    )
    const orderId = 'orderId' in made ? made.orderId : ''
    const [row] = await db().select().from(orders).where(eq(orders.id, orderId))
    expect(orderId).toMatch(/^20261120\d{10}$/)
    expect(row).toMatchObject({ memberId: 'm1', orderStatus: 1, paymentStatus: 1, totalFen: 36_000, orderFen: 40_000 })
    expect([row?.payUntil, row?.body.memberFen, row?.body.levelName]).toEqual([NOW + TIME_TO_PAY, 4_000, '金卡会员'])
    const lines = await db().select().from(orderLines).where(eq(orderLines.orderId, orderId))
    expect(lines).toMatchObject([{ position: 0, itemId: item, copies: 2, body: { name: '成人票', unitFen: 18_000 } }])
    const holds = await db().select().from(orderHolds).where(eq(orderHolds.orderId, orderId))
    expect(holds).toMatchObject([{ lineId: lines[0]?.id, itemId: item, day: '2026-11-25', copies: 2 }])
    expect(await taken(item)).toEqual([2])
  })

  it('of what was ordered already is that order, and takes nothing again', async () => {
    const [item, temp] = [fresh('item'), fresh('temp')]
    const placing = placingOf('m1', temp, fakeQuote([fakeLine(item, 5)]))
    const all = await Promise.all([place(placing), place(placing), place(placing)])
    expect(new Set(all.map((made) => JSON.stringify(made))).size).toBe(1)
    expect(await place(placing)).toEqual(all[0])
    expect(await taken(item)).toEqual([1])
  })

  it('takes all or nothing: with one thing gone, the rest stays free', async () => {
    const [gone, there] = [fresh('gone'), fresh('there')]
    const quote = fakeQuote([fakeLine(there, 5), fakeLine(gone, 1, { copies: 2 })])
    expect(await place(placingOf('m1', fresh('temp'), quote))).toEqual({ refused: 'out-of-stock' })
    expect([await taken(there), await taken(gone)]).toEqual([[], []])
  })

  it('counts two lines of one thing together', async () => {
    const item = fresh('item')
    const quote = fakeQuote([fakeLine(item, 3, { copies: 2 }), fakeLine(item, 3, { copies: 2 })])
    expect(await place(placingOf('m1', fresh('temp'), quote))).toEqual({ refused: 'out-of-stock' })
  })

  it('uses a coupon that the member has, once', async () => {
    const coupon = { couponId: fresh('coupon'), couponName: '满减券', fen: 5_000 }
    await db().insert(memberCoupons).values({ memberId: 'm2', couponId: coupon.couponId, receivedAt: NOW })
    const order = (memberId: string) =>
      place(placingOf(memberId, fresh('temp'), fakeQuote([fakeLine(fresh('item'), 9)]), { coupon }))
    expect(await order('m3')).toEqual({ refused: 'coupon-used' })
    const both = await Promise.all([order('m2'), order('m2')])
    expect(both.filter((made) => 'orderId' in made)).toHaveLength(1)
    expect(both.filter((made) => 'refused' in made)).toEqual([{ refused: 'coupon-used' }])
  })

  it('of nothing to pay is confirmed at once, or waits for its second confirmation', async () => {
    const free = fakeLine(fresh('item'), 9, { listFen: 0, unitFen: 0 })
    const statuses = async (isInstant: boolean) => {
      const made = await place(placingOf('m1', fresh('temp'), fakeQuote([free], { isInstant })))
      const [row] = await db()
        .select()
        .from(orders)
        .where(eq(orders.id, 'orderId' in made ? made.orderId : ''))
      return [row?.orderStatus, row?.paymentStatus]
    }
    expect([await statuses(true), await statuses(false)]).toEqual([
      [5, 4],
      [1, 4],
    ])
  })

  it('is one of exactly 50 when 500 want 50', async () => {
    const item = fresh('item')
    const other = await openOther(opened().source)
    const instances = [db(), other?.orm ?? db()]
    const buy = (at: number) =>
      placeOrder(
        instances[at % 2] ?? db(),
        placingOf(`buyer-${at}`, fresh('temp'), fakeQuote([fakeLine(item, 50)])),
        NOW,
      )
    const all = await crowd(500, buy).finally(() => other?.close())
    const given = all.filter((made) => 'orderId' in made).length
    tellCount(opened(), { thing: 'a thing', asked: 500, there: 50, given })
    expect(given).toBe(50)
    expect(all.filter((made) => 'refused' in made)).toHaveLength(450)
    expect(await taken(item)).toEqual([50])
    const [held] = await db()
      .select({ copies: sql<string>`sum(copies)` })
      .from(orderHolds)
      .where(eq(orderHolds.itemId, item))
    expect(Number(held?.copies)).toBe(50)
  })

  it('is refused to who has twenty that wait for their money; one that is paid, or cancelled, waits no more', async () => {
    const buyer = fresh('member')
    const order = () => place(placingOf(buyer, fresh('temp'), fakeQuote([fakeLine(fresh('item'), 5)])))
    const all = await crowd(24, order)
    expect(all.filter((made) => 'orderId' in made)).toHaveLength(20)
    expect(all.filter((made) => 'refused' in made)).toEqual(Array(4).fill({ refused: 'too-many-unpaid' }))
    const [first] = all.flatMap((made) => ('orderId' in made ? [made.orderId] : []))
    expect(await cancelOrder(db(), first!, buyer, NOW)).toBe(true)
    expect(await order()).toHaveProperty('orderId')
    expect(await order()).toEqual({ refused: 'too-many-unpaid' })
    // Those whose time ran out don't count either.
    const later = placingOf(buyer, fresh('temp'), fakeQuote([fakeLine(fresh('item'), 5)]))
    expect(await place(later, NOW + TIME_TO_PAY)).toHaveProperty('orderId')
  })

  it('keeps no more than ten copies of a day from others without paying, unless one order alone wants more', async () => {
    const [buyer, item] = [fresh('member'), fresh('item')]
    const order = (copies: number, member = buyer, of = item) =>
      place(placingOf(member, fresh('temp'), fakeQuote([fakeLine(of, 40, { copies })])))
    const all = await crowd(8, () => order(3))
    expect(all.filter((made) => 'orderId' in made)).toHaveLength(3)
    expect(await taken(item)).toEqual([9])
    expect(await order(2)).toEqual({ refused: 'too-many-held' })
    expect(await order(1)).toHaveProperty('orderId')
    expect(await order(10, buyer, fresh('item'))).toHaveProperty('orderId')
    expect(await order(10, fresh('member'))).toHaveProperty('orderId')
    expect(await order(18, fresh('member'), fresh('item'))).toHaveProperty('orderId')
  })

  it('that costs nothing, or takes no stock, is not counted', async () => {
    const buyer = fresh('member')
    await crowd(20, () => place(placingOf(buyer, fresh('temp'), fakeQuote([fakeLine(fresh('item'), 5)]))))
    const free = fakeQuote([fakeLine(fresh('item'), 5, { unitFen: 0 })])
    expect(await place(placingOf(buyer, fresh('temp'), free))).toHaveProperty('orderId')
  })
})

/** A second instance of the shop; the embedded database has but one. */
const openOther = async (source: Parameters<typeof openFrom>[0]) => (source.databaseUrl ? openFrom(source) : undefined)
