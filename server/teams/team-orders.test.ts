import { and, asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { messages, orderCodes, pointEntries, redemptions } from '../db/schema.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { give } from '../transfers/give.ts'
import { take, withdraw } from '../transfers/end-transfer.ts'
import { pickUp } from './team-orders.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const LEADER = '900004'
/** Orders of the leader's team that is full (docs/scenarios.md), not picked up yet. */
const [BUYER, OF_BUYER, OF_LEADER] = ['900002', '90000205', '90000404']
const FRIEND = '900005'

describeInSandbox('orders of a team that its leader hands over', NOON, (opened) => {
  const db = () => opened().database.orm
  const handOver = (orderId: string, memberId = LEADER) =>
    pickUp(db(), { orderId, memberId, ofMember: undefined, now: NOON })
  const codeOf = async (orderId: string) => {
    const [code] = await db()
      .select()
      .from(orderCodes)
      .where(eq(orderCodes.orderId, orderId))
      .orderBy(asc(orderCodes.id))
    if (!code) throw new Error(`the order ${orderId} has no code`)
    return code
  }
  const used = async (memberId: string) => {
    const told = await db()
      .select()
      .from(messages)
      .where(and(eq(messages.memberId, memberId), eq(messages.event, 'code-used')))
    const earned = await db()
      .select()
      .from(pointEntries)
      .where(and(eq(pointEntries.memberId, memberId), eq(pointEntries.reason, 'order-earned')))
      .orderBy(asc(pointEntries.place))
    return { told: told.map(({ text }) => text), earned: earned.map(({ amount, note }) => `${amount} ${note}`) }
  }

  it('[A4] stay where they are while their code is on its way to a friend', async () => {
    const code = await codeOf(OF_BUYER)
    const given = await give(db(), BUYER, { kind: 'code', id: code.id }, NOON)
    if ('problem' in given) throw new Error(given.problem)
    expect(await handOver(OF_BUYER)).toBe('code-given')
    expect(await codeOf(OF_BUYER)).toMatchObject({ status: 0 })
    await withdraw(db(), given.id, BUYER, NOON)
  })

  it('[A4] are used as at a counter: their buyer is told, and has the points of it, once', async () => {
    const before = await used(BUYER)
    expect([await handOver(OF_BUYER, BUYER), await handOver(OF_BUYER), await handOver(OF_BUYER)]).toEqual([
      'not-found',
      undefined,
      undefined,
    ])
    expect(await codeOf(OF_BUYER)).toMatchObject({ status: 1, canUseTimes: 0 })
    const after = await used(BUYER)
    expect(after.told.slice(before.told.length)).toEqual([
      '「海底隧道亲子讲解好友团」的券码刚刚核销了一次，不是您本人使用请联系客服。',
    ])
    expect(after.earned.slice(before.earned.length)).toEqual(['238 海底隧道亲子讲解好友团'])
    expect(await db().select().from(redemptions).where(eq(redemptions.orderId, OF_BUYER))).toMatchObject([
      { operator: '团长', place: '团长处自提', memberId: BUYER },
    ])
  })

  it('[A4] whose code a friend has are told to the friend', async () => {
    const code = await codeOf(OF_LEADER)
    const given = await give(db(), LEADER, { kind: 'code', id: code.id }, NOON)
    if ('problem' in given) throw new Error(given.problem)
    await take(db(), given.id, FRIEND, NOON)
    expect(await handOver(OF_LEADER)).toBeUndefined()
    expect((await used(FRIEND)).told).toHaveLength(1)
  })

  it('leave the books right', async () => {
    expect(await auditOrders(db())).toEqual([])
  })
})
