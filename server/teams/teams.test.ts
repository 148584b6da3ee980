import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { crowd } from '../../tests/fixtures/crowd.ts'
import { describeInSandbox, openFrom } from '../../tests/fixtures/databases.ts'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import type { PointKind } from '../../schemas/domain/points.ts'
import type { Deduction } from '../../src/domain/points/deduction.ts'
import { keepTempOrder } from '../catalogue/temp-orders.ts'
import type { Orm } from '../db/open-database.ts'
import { memberCoupons, messages, orders, refunds, teams, teamSeats } from '../db/schema.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { readDraft } from '../orders/draft.ts'
import { cancelOrder, expireOrders } from '../orders/end-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { isProblem } from '../orders/quote.ts'
import { advanceRefund, applyRefund } from '../orders/refund-order.ts'
import { beginPayment, confirmOrder } from '../orders/take-payment.ts'
import { balanceOf, earnPoints } from '../points/ledger.ts'
import { hearPayment } from './hear-payment.ts'
import { teamRound } from './settle-teams.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const DAY = 24 * 60 * 60_000
/** A team of it is three people, at 168 instead of 298. */
const DINNER = { productId: '650201', packageId: '6502011', skuId: '65020111' }

const fail = (error: unknown) => {
  throw error
}
const deduction = (kind: PointKind, amount: number, fen: number): Deduction => ({
  ...{ kind, companyId: kind === 'coins' ? '560' : '', balance: amount, most: amount, amount, fen, isUsed: true },
})
let number = 0
const fresh = (name: string) => `${name}-${(number += 1)}`

describeInSandbox('a team', NOON, (opened) => {
  const db = () => opened().database.orm

  /** Opens a team, or takes a seat of one. @returns the order, or why not */
  const take = async (
    memberId: string,
    teamId?: string,
    { now = NOON, instance = db(), deductions = [] as readonly Deduction[] } = {},
  ): Promise<string> => {
    const { productId, packageId, skuId } = DINNER
    const body = { packageId, skuId, quantity: 1, isGroup: true, ...(teamId && { teamId }) }
    const kept = { kind: 'product' as const, memberId, productId, body, createdAt: now }
    const shoppingId = await keepTempOrder(instance, kept)
    const draft = await readDraft(instance, { now: () => now, offset: () => 0 }, { shoppingId, memberId })
    if (!draft || isProblem(draft)) return draft?.message ?? 'gone'
    const filled = { contact: { name: '林小满', phone: '13800000000' }, passengers: [], remark: '' }
    const { order, quote } = draft
    const made = await placeOrder(
      instance,
      { memberId, kind: order.kind, tempOrderId: order.id, quote, deductions, filled },
      now,
    )
    return 'orderId' in made ? made.orderId : made.refused
  }
  const pay = async (orderId: string, memberId: string, now = NOON) => {
    const begun = await beginPayment(db(), orderId, memberId, now)
    if (!begun) return undefined
    const { payId, amountFen } = begun
    return hearPayment(db(), { payId, providerNo: fresh('provider'), isPaid: true, amountFen }, now)
  }
  const takePaid = async (memberId: string, teamId?: string) => {
    const orderId = await take(memberId, teamId)
    expect(await pay(orderId, memberId)).toBe('paid')
    return orderId
  }
  const teamOf = async (orderId: string) => {
    const [row] = await db()
      .select({ team: teams })
      .from(teams)
      .innerJoin(teamSeats, eq(teamSeats.teamId, teams.id))
      .where(eq(teamSeats.orderId, orderId))
    return row?.team
  }
  const byId = async (id: string) => (await db().select().from(teams).where(eq(teams.id, id)))[0]
  const open = async (leader = fresh('leader')) => {
    const orderId = await takePaid(leader)
    const team = await teamOf(orderId)
    if (!team) throw new Error('no team was opened')
    return { orderId, leader, team }
  }
  const orderOf = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]
  const isOrder = (one: string) => /^\d{18}$/.test(one)

  it('is opened at the group price; until it is full its orders are paid, and nothing of them is delivered', async () => {
    const { orderId, team } = await open()
    expect(team).toMatchObject({ state: 'forming', persons: 3, taken: 1, paid: 1, endAt: NOON + DAY })
    expect(await orderOf(orderId)).toMatchObject({ totalFen: 16_800, orderStatus: orderStatuses.pending })
    expect(await confirmOrder(db(), orderId, NOON), 'nor by the merchant').toBe(false)
    const friends = [await takePaid(fresh('friend'), team.id), await takePaid(fresh('friend'), team.id)]
    expect(await byId(team.id)).toMatchObject({ state: 'success', taken: 3, paid: 3, endedAt: NOON })
    for (const id of [orderId, ...friends])
      expect(await orderOf(id)).toMatchObject({ orderStatus: orderStatuses.confirmed })
    expect(await auditOrders(db())).toEqual([])
  })

  it('that nobody paid for is nobody’s to join, and ends with the order of who opened it', async () => {
    const leader = fresh('leader')
    const orderId = await take(leader)
    const team = await teamOf(orderId)
    expect(await take(fresh('friend'), team?.id)).toBe('这个团已经结束了，看看别的团吧')
    await cancelOrder(db(), orderId, leader, NOON)
    await teamRound(db(), NOON, fail)
    expect(await byId(team!.id)).toMatchObject({ state: 'failed', taken: 0 })
  })

  it('that fails gives the coupons of its orders back at once, whatever their rule says', async () => {
    const { orderId, leader } = await open()
    const coupon = { memberId: leader, couponId: fresh('coupon'), receivedAt: NOON, orderId }
    await db().insert(memberCoupons).values(coupon)
    await teamRound(db(), NOON + DAY + 1, fail)
    const [mine] = await db().select().from(memberCoupons).where(eq(memberCoupons.memberId, leader))
    expect(mine?.orderId).toBeNull()
    expect(await auditOrders(db())).toEqual([])
  })

  it('gives its last seat to one of 200 who want it at once', async () => {
    const { team } = await open()
    await takePaid(fresh('friend'), team.id)
    const { source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const instances: Orm[] = [db(), other?.orm ?? db()]
    const all = await crowd(200, (at) => {
      const instance = instances[at % 2] ?? db()
      return take(`wants-${at}-${team.id}`, team.id, { instance })
    }).finally(() => other?.close())
    expect(all.filter(isOrder)).toHaveLength(1)
    expect(all.filter((one) => one === 'team-full' || one === '这个团已经满员了，看看别的团吧')).toHaveLength(199)
    expect(await byId(team.id)).toMatchObject({ taken: 3, paid: 2, state: 'forming' })
    expect(await auditOrders(db())).toEqual([])
  })

  it('has a seat again when the order that took it ends unpaid; of a member it has one', async () => {
    const { team } = await open()
    const friend = fresh('friend')
    const both = await Promise.all([take(friend, team.id), take(friend, team.id)])
    expect(both.filter(isOrder)).toHaveLength(1)
    expect(await take(friend, team.id), 'they can pay for theirs').toBe('还有待支付的同款订单，请先支付或取消')
    const paying = fresh('friend')
    await takePaid(paying, team.id)
    expect(await take(paying, team.id)).toBe('你已经在这个团里了')
    expect(await take(fresh('late'), team.id)).toBe('这个团已经满员了，看看别的团吧')
    await expireOrders(db(), NOON + 31 * 60_000, friend)
    expect(await byId(team.id)).toMatchObject({ taken: 2, paid: 2 })
    expect(await takePaid(fresh('late'), team.id)).toSatisfy(isOrder)
    expect(await byId(team.id)).toMatchObject({ state: 'success' })
  })

  it('whose time is over gives each payer the whole back, once, however many rounds go over it at once', async () => {
    const { orderId, team } = await open()
    const friend = fresh('friend')
    const paid = await takePaid(friend, team.id)
    const waits = fresh('waits')
    const waiting = await take(waits, team.id)
    const late = team.endAt
    expect(await pay(waiting, waits, late), 'no longer than the team lasts').toBeUndefined()
    await Promise.all([1, 2, 3, 4].map(() => teamRound(db(), late, fail)))
    await teamRound(db(), late, fail)
    expect(await byId(team.id)).toMatchObject({ state: 'failed', taken: 2, paid: 2 })
    expect(await orderOf(waiting)).toMatchObject({ orderStatus: orderStatuses.cancelled })
    for (const id of [orderId, paid]) {
      const given = await db().select().from(refunds).where(eq(refunds.orderId, id))
      expect(given).toMatchObject([{ amountFen: 16_800, description: '没有拼成，全额退回' }])
      const told = and(eq(messages.reference, id), eq(messages.event, 'team-failed'))
      const link = `/spell?teamId=${team.id}`
      expect(await db().select().from(messages).where(told)).toMatchObject([{ title: '拼团失败', link }])
    }
    expect(await take(fresh('late'), team.id, { now: late })).toBe('这个团已经结束了，看看别的团吧')
    expect(await auditOrders(db())).toEqual([])
  })

  it('that fails gives back the points and coins of its orders with their money, paid or not, once', async () => {
    const { orderId: first, team } = await open()
    const [friend, waits] = [fresh('friend'), fresh('waits')]
    const gifts = [friend, waits].flatMap((memberId) =>
      (['points', 'coins'] as const).map((kind) => ({ memberId, kind, companyId: kind === 'coins' ? '560' : '' })),
    )
    for (const owner of gifts) {
      const gift = { ...owner, amount: 600, reason: 'activity', reference: 'gift', now: NOON } as const
      await db().transaction((tx) => earnPoints(tx, gift))
    }
    const balances = async () => {
      const all = await Promise.all(gifts.map((owner) => balanceOf(db(), owner, team.endAt)))
      return all.map(({ balance }) => balance)
    }
    const deductions = [deduction('points', 500, 500), deduction('coins', 20, 2_000)]
    const paid = await take(friend, team.id, { deductions })
    expect(await pay(paid, friend)).toBe('paid')
    const waiting = await take(waits, team.id, { deductions })
    expect(await orderOf(paid)).toMatchObject({ totalFen: 16_800 - 2_500, paidFen: 14_300 })
    expect(await balances()).toEqual([100, 580, 100, 580])
    await Promise.all([1, 2, 3].map(() => teamRound(db(), team.endAt, fail)))
    const given = await db()
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, [first, paid, waiting]))
    expect(given.map(({ amountFen }) => amountFen).toSorted((one, other) => one - other)).toEqual([14_300, 16_800])
    for (const { id } of given) {
      await Promise.all([1, 2].map(() => advanceRefund(db(), id, 'settle', team.endAt)))
    }
    expect(await balances()).toEqual([600, 600, 600, 600])
    expect(await auditOrders(db())).toEqual([])
  })

  it('pays back what came for a seat after it failed', async () => {
    const { team } = await open()
    const friend = fresh('friend')
    const orderId = await take(friend, team.id)
    const begun = await beginPayment(db(), orderId, friend, NOON)
    await db().execute(sql`update teams set state = 'failed', ended_at = ${NOON} where id = ${team.id}`)
    const notice = { payId: begun!.payId, providerNo: fresh('provider'), isPaid: true, amountFen: begun!.amountFen }
    expect(await hearPayment(db(), notice, NOON)).toBe('paid')
    expect(await db().select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([{ amountFen: 16_800 }])
    await teamRound(db(), NOON, fail)
    expect(await auditOrders(db())).toEqual([])
  })

  it('is left by nobody who paid while it is forming: the money comes back by itself when it fails', async () => {
    const { orderId, leader } = await open()
    const asked = { orderId, memberId: leader, requestKey: 'k', reason: 2, description: '', wanted: [] }
    expect(await applyRefund(db(), asked, NOON)).toEqual({ obstacle: 'refund-in-team' })
  })
})
