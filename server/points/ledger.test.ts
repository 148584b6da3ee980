import { asc, eq, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { crowd } from '../../tests/fixtures/crowd.ts'
import { describeOnDatabases, openFrom } from '../../tests/fixtures/databases.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { pointAccounts, pointEntries, pointLots, pointTakes } from '../db/schema.ts'
import {
  balanceOf,
  earnPoints,
  EXPIRY_ROUND,
  expireAllPoints,
  expirePoints,
  returnPoints,
  revokePoints,
  spendPoints,
} from './ledger.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const DAY = 86_400_000

describeOnDatabases('the ledger of points', (opened) => {
  const db = () => opened().database.orm
  let number = 0
  const fresh = (name = 'member') => `${name}-${(number += 1)}`
  const of = (memberId: string) => ({ memberId, kind: 'points', now: NOW }) as const
  const earn = (memberId: string, amount: number, reference = fresh('task'), expiresAt?: number) =>
    db().transaction((tx) => earnPoints(tx, { ...of(memberId), amount, reason: 'task', reference, expiresAt }))
  const spend = (memberId: string, amount: number, reference = fresh('order'), now = NOW) =>
    db().transaction((tx) => spendPoints(tx, { ...of(memberId), now, amount, reason: 'order', reference }))
  const giveBack = (
    memberId: string,
    order: string,
    amount: number,
    more: { reference?: string; now?: number; hasGrace?: boolean } = {},
  ) => {
    const { reference = fresh('refund'), now = NOW, hasGrace = true } = more
    const spent = { reason: 'order', reference: order } as const
    const entry = { ...of(memberId), now, amount, reason: 'refund', reference, spent, hasGrace } as const
    return db().transaction((tx) => returnPoints(tx, entry))
  }
  const entries = (memberId: string) =>
    db().select().from(pointEntries).where(eq(pointEntries.memberId, memberId)).orderBy(asc(pointEntries.place))
  const has = async (memberId: string, now = NOW) => (await balanceOf(db(), of(memberId), now)).balance
  const written = async (memberId: string) =>
    (await db().select().from(pointAccounts).where(eq(pointAccounts.memberId, memberId)))[0]?.balance

  it('adds an entry for each change, which proves those before it', async () => {
    const member = fresh()
    await earn(member, 100)
    await spend(member, 30)
    await earn(member, 5)
    expect((await entries(member)).map(({ place, amount, balance }) => [place, amount, balance])).toEqual([
      [1, 100, 100],
      [2, -30, 70],
      [3, 5, 75],
    ])
    expect([await has(member), await written(member)]).toEqual([75, 75])
  })

  it('counts each reference of a reason once, also when it is told at the same moment', async () => {
    const member = fresh()
    const told = await Promise.all(Array.from({ length: 20 }, () => earn(member, 10, 'task-1')))
    expect(told.filter(Boolean)).toEqual([true])
    expect([await spend(member, 10, 'order-1'), await spend(member, 10, 'order-1')]).toEqual(['spent', 'spent'])
    expect([await has(member), (await entries(member)).length]).toEqual([0, 2])
  })

  it('spends nothing when the member has less', async () => {
    const member = fresh()
    await earn(member, 10)
    expect(await spend(member, 11)).toBe('short')
    expect([await has(member), (await entries(member)).length]).toEqual([10, 1])
  })

  it('spends what is gone soonest first, and nothing that is gone', async () => {
    const member = fresh()
    await earn(member, 10, 'late', NOW + 3 * DAY)
    await earn(member, 20, 'soon', NOW + DAY)
    await earn(member, 40, 'gone', NOW)
    expect(await spend(member, 25)).toBe('spent')
    const lots = await db().select().from(pointLots).where(eq(pointLots.memberId, member)).orderBy(pointLots.place)
    expect(lots.map(({ left }) => left)).toEqual([5, 0, 0])
    expect((await entries(member)).map(({ reason }) => reason).slice(3)).toEqual(['expire', 'order'])
    expect([await has(member), await written(member)]).toEqual([5, 5])
  })

  it('gives back what was spent with the time that it had, the longest first, and once', async () => {
    const member = fresh()
    await earn(member, 10, 'late', NOW + 90 * DAY)
    await earn(member, 20, 'soon', NOW + DAY)
    await spend(member, 30, 'the order')
    expect(await giveBack(member, 'the order', 12, { reference: 'r1' })).toBe(true)
    expect(await giveBack(member, 'the order', 12, { reference: 'r1' })).toBe(false)
    expect(await balanceOf(db(), of(member), NOW, NOW + DAY)).toEqual({ balance: 12, soon: 2 })
    await expect(giveBack(member, 'the order', 19)).rejects.toThrow('19 points of the order')
    expect(await giveBack(member, 'the order', 18)).toBe(true)
    expect(await has(member)).toBe(30)
  })

  it('gives a month to what ran out before it came back, where that is owed', async () => {
    const member = fresh()
    await earn(member, 20, 'soon', NOW + DAY)
    await spend(member, 20, 'an order')
    const later = NOW + 5 * DAY
    await giveBack(member, 'an order', 10, { now: later, hasGrace: false })
    expect(await has(member, later)).toBe(0)
    await giveBack(member, 'an order', 10, { now: later })
    expect([
      await has(member, later),
      await has(member, later + 29 * DAY),
      await has(member, later + 31 * DAY),
    ]).toEqual([10, 10, 0])
  })

  it('takes back what was credited as far as it is there', async () => {
    const member = fresh()
    await earn(member, 50)
    await spend(member, 20)
    const entry = { ...of(member), amount: 50, reason: 'refund-revoked', reference: 'r' } as const
    const revoke = () => db().transaction((tx) => revokePoints(tx, entry))
    expect([await revoke(), await revoke()]).toEqual([30, 30])
    expect(await has(member)).toBe(0)
  })

  it('keeps the coins of each business apart from the points and from those of others', async () => {
    const memberId = fresh()
    const coins = (companyId: string) =>
      ({ ...of(memberId), kind: 'coins', companyId, amount: 5, reference: 'x' }) as const
    await db().transaction((tx) => earnPoints(tx, { ...coins('560'), reason: 'activity' }))
    const spent = (companyId: string) =>
      db().transaction((tx) => spendPoints(tx, { ...coins(companyId), reason: 'order' }))
    expect([await spend(memberId, 5), await spent('561'), await spent('560')]).toEqual(['short', 'short', 'spent'])
  })

  it('takes no amount that is none', async () => {
    await expect(earn(fresh(), 0)).rejects.toThrow(RangeError)
    await expect(spend(fresh(), 1.5)).rejects.toThrow(RangeError)
  })

  it('is exact when 200 spend at once by two instances: as many as there are points for', async () => {
    const { database, source } = opened()
    const other = source.databaseUrl ? await openFrom(source) : undefined
    const member = fresh()
    await earn(member, 300, 'a', NOW + DAY)
    await earn(member, 205, 'b')
    const orms = [database.orm, other?.orm ?? database.orm]
    const outcomes = await crowd(200, (at) =>
      orms[at % 2]!.transaction((tx) =>
        spendPoints(tx, { ...of(member), amount: 10, reason: 'order', reference: `race-${at}` }),
      ),
    ).finally(() => other?.close())
    expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(50)
    expect([await has(member), await written(member)]).toEqual([5, 5])
    const [taken] = await db()
      .select({ sum: sum(pointTakes.amount).mapWith(Number) })
      .from(pointTakes)
      .where(eq(pointTakes.memberId, member))
    expect(taken?.sum).toBe(500)
  })

  it('writes down what is gone, once, by several instances, and more than one round of it', async () => {
    const members = Array.from({ length: EXPIRY_ROUND + 3 }, () => fresh())
    for (const member of members) await earn(member, 7, 'a', NOW + DAY)
    await Promise.all([expireAllPoints(db(), NOW + DAY), expireAllPoints(db(), NOW + DAY)])
    expect(await expirePoints(db(), NOW + DAY)).toBe(0)
    expect(await Promise.all(members.map(written))).toEqual(members.map(() => 0))
    expect((await entries(members[0]!)).map(({ reason, amount }) => [reason, amount])).toEqual([
      ['task', 7],
      ['expire', -7],
    ])
  })

  it('has right books after all of this', async () => {
    // The orders that points were spent on here are names alone.
    const found = await auditOrders(db())
    expect(found.filter(({ rule }) => !rule.startsWith('order-'))).toEqual([])
  })
})
