import { eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { crowd } from '../../tests/fixtures/crowd.ts'
import { describeOnDatabases, openFrom } from '../../tests/fixtures/databases.ts'
import type { Deduction } from '../../src/domain/points/deduction.ts'
import { orderPoints, orders, pointEntries } from '../db/schema.ts'
import { balanceOf, earnPoints } from '../points/ledger.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { cancelOrder, expireOrders } from './end-order.ts'
import { redeemCode } from './codes/redeem-code.ts'
import { placeOrder } from './place-order.ts'
import { TIME_TO_PAY } from './time-to-pay.ts'
import { COUNTER } from './testing/counter.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const points = (amount: number): Deduction => ({
  ...{ kind: 'points', companyId: '', balance: amount, most: amount, amount, fen: amount, isUsed: true },
})
const coins = (amount: number): Deduction => ({
  ...{ kind: 'coins', companyId: '560', balance: amount, most: amount, amount, fen: amount * 100, isUsed: true },
})

describeOnDatabases('points and coins of an order', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const owner = (memberId: string, kind: 'points' | 'coins' = 'points') =>
    ({ memberId, kind, companyId: kind === 'coins' ? '560' : '' }) as const
  const rich = async (amounts: { points?: number; coins?: number }) => {
    const memberId = book.fresh('member')
    for (const kind of ['points', 'coins'] as const) {
      const amount = amounts[kind]
      const entry = { ...owner(memberId, kind), reason: 'activity', reference: 'gift', now: NOW } as const
      if (amount) await db().transaction((tx) => earnPoints(tx, { ...entry, amount }))
    }
    return memberId
  }
  const has = async (memberId: string, kind: 'points' | 'coins' = 'points', now = NOW) =>
    (await balanceOf(db(), owner(memberId, kind), now)).balance
  const placing = (memberId: string, deductions: readonly Deduction[], copies = 1) =>
    placingOf(memberId, book.fresh('temp'), fakeQuote([fakeLine(book.fresh('item'), 99, { copies })]), { deductions })
  const buy = async (memberId: string, deductions: readonly Deduction[], copies = 1) => {
    const id = await book.place(placing(memberId, deductions, copies))
    const order = await book.order(id)
    if (order?.paymentStatus === 1) await book.pay(id, memberId)
    return id
  }
  const refund = async (orderId: string, memberId: string, copies: number) => {
    const [line] = await book.lines(orderId)
    const wanted = [{ subOrderId: line?.id ?? '', copies }]
    const request = { orderId, memberId, requestKey: book.fresh('key'), reason: 1, description: '', wanted }
    const applied = await applyRefund(db(), request, NOW)
    if (!('refundId' in applied)) throw new Error(applied.obstacle)
    for (const event of ['approve', 'settle'] as const) await advanceRefund(db(), applied.refundId, event, NOW)
  }

  it('are taken as it is made, off what is to be paid, and shared by its codes', async () => {
    const member = await rich({ points: 700, coins: 30 })
    const id = await buy(member, [points(500), coins(20)], 3)
    expect(await book.order(id)).toMatchObject({
      ...{ orderFen: 60_000, totalFen: 51_500, paidFen: 51_500 },
      body: { pointsUsed: 500, pointsFen: 500, coinsUsed: 20, coinsFen: 2_000 },
    })
    expect([await has(member), await has(member, 'coins')]).toEqual([200, 10])
    expect((await book.codes(id)).map((code) => [code.paidFen, code.points, code.coins])).toEqual([
      [17_166, 166, 6],
      [17_167, 167, 7],
      [17_167, 167, 7],
    ])
  })

  it('keep nothing of an order for which there are not enough of them', async () => {
    const member = await rich({ points: 100 })
    const wanted = placing(member, [points(101)])
    expect(await placeOrder(db(), wanted, NOW)).toEqual({ refused: 'points-short' })
    expect([await has(member), await db().$count(orders, eq(orders.memberId, member))]).toEqual([100, 0])
    expect(await book.taken(wanted.quote.lines[0]!.itemId)).toEqual([])
  })

  it('pay a whole order, which is free of money then', async () => {
    const member = await rich({ points: 18_000 })
    const id = await buy(member, [points(18_000)])
    expect(await book.order(id)).toMatchObject({ totalFen: 0, orderStatus: 5, paymentStatus: 4 })
    await refund(id, member, 1)
    expect([await has(member), (await book.order(id))?.refundedFen]).toEqual([18_000, 0])
  })

  it('come back from an order that is cancelled, or whose time to pay is over, once', async () => {
    const member = await rich({ points: 300 })
    const cancelled = await book.place(placing(member, [points(100)]))
    const late = await book.place(placing(member, [points(150)]))
    expect(await has(member)).toBe(50)
    expect(await Promise.all([1, 2].map(() => cancelOrder(db(), cancelled, member, NOW)))).toContain(true)
    expect(await has(member)).toBe(150)
    await expireOrders(db(), NOW + TIME_TO_PAY)
    await expireOrders(db(), NOW + TIME_TO_PAY)
    expect(await has(member)).toBe(300)
    const [row] = await db().select().from(orderPoints).where(eq(orderPoints.orderId, late))
    expect(row).toMatchObject({ amount: 150, returned: 150 })
  })

  it('come back with the copies that are given back, to the last one', async () => {
    const member = await rich({ points: 500, coins: 20 })
    const id = await buy(member, [points(500), coins(20)], 3)
    const back: number[][] = []
    for (const copies of [1, 2]) {
      await refund(id, member, copies)
      back.push([await has(member), await has(member, 'coins'), (await book.order(id))?.refundedFen ?? 0])
    }
    expect(back).toEqual([
      [166, 6, 17_166],
      [500, 20, 51_500],
    ])
  })

  it('are earned by a copy that is used, one for each whole yuan of money that it cost', async () => {
    const member = await rich({ points: 50 })
    const id = await buy(member, [points(50)], 2)
    const [first] = await book.codes(id)
    const at = { ...COUNTER, now: Date.parse('2026-11-25T12:00:00+08:00') }
    await redeemCode(db(), first?.bizCode ?? '', at)
    const earned = await db().select().from(pointEntries).where(eq(pointEntries.memberId, member))
    expect(earned.filter(({ reason }) => reason === 'order-earned')).toEqual([
      expect.objectContaining({ amount: 179, reference: first?.id, note: '帆船出海' }),
    ])
  })

  it('are spent exactly when 200 orders of one member want them at once, by two instances', async () => {
    const { source, database } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const member = await rich({ points: 1_000 })
    const orms = [database.orm, other?.orm ?? database.orm]
    const item = book.fresh('item')
    // They cost no money, so that nothing else limits how many there are.
    const order = (at: number) => {
      const line = fakeLine(item, 999, { listFen: 100, unitFen: 100 })
      return placingOf(member, `race-${member}-${at}`, fakeQuote([line]), { deductions: [points(100)] })
    }
    const made = await crowd(200, (at) => placeOrder(orms[at % 2]!, order(at), NOW))
    expect(made.filter((one) => 'orderId' in one)).toHaveLength(10)
    expect(made.filter((one) => 'refused' in one && one.refused === 'points-short')).toHaveLength(190)
    expect([await has(member), await book.taken(item)]).toEqual([0, [10]])
    expect(await db().$count(orders, like(orders.tempOrderId, `race-${member}-%`))).toBe(10)
    await other?.close()
  })

  it('have right books after all of this', async () => {
    expect(await book.audit()).toEqual([])
  })
})
