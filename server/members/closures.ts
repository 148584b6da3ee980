import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AccountClosure } from '../../schemas/domain/account-closure.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { maskedPhone } from '../../src/domain/phone.ts'
import { type ClosureEvent, closureDue, closureTransitions } from '../../src/domain/member/closure-state.ts'
import { stateAfter, statesBefore } from '../../src/domain/order/transitions.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { accountClosures, members, serviceReservations, sessions } from '../db/schema.ts'
import type { WhichRows } from '../orders/status/which-rows.ts'
import { countOrders } from '../orders/list-orders.ts'
import { UNPAID_ORDERS } from '../orders/unpaid-order.ts'

/** The one writer of `state` of closures. */
export const moveClosures = (tx: Pick<Queries, 'update'>, event: ClosureEvent, which: WhichRows, now: number) =>
  tx
    .update(accountClosures)
    .set({ state: stateAfter(closureTransitions, event), endedAt: now })
    .where(and(...which, inArray(accountClosures.state, statesBefore(closureTransitions, event))))
    .returning()

/** What of a member is open: an account is not closed over it. */
export async function closureObstacles(db: Orm, memberId: string): Promise<AccountClosure['obstacles']> {
  const { unpaid, usable, refund } = await countOrders(db, memberId)
  const isWaiting = and(eq(serviceReservations.memberId, memberId), eq(serviceReservations.state, 'reserved'))
  const all = [
    { text: '待支付的订单', count: unpaid, to: UNPAID_ORDERS },
    { text: '待使用的订单', count: usable, to: '/order?tab=usable' },
    { text: '退款中的订单', count: refund, to: '/order?tab=refund' },
    { text: '待使用的服务预约', count: await db.$count(serviceReservations, isWaiting), to: '/myBus/myAppointment' },
  ]
  return all.filter(({ count }) => count > 0)
}

export async function readClosure(db: Orm, memberId: string): Promise<AccountClosure> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.id, memberId))
  const [waiting] = await db.select().from(accountClosures).where(waitingOf(memberId))
  return {
    state: waiting ? 'waiting' : 'none',
    phone: maskedPhone(member?.phone ?? ''),
    ...(waiting && { dueTime: shopClock(waiting.dueAt) }),
    obstacles: await closureObstacles(db, memberId),
  }
}

const waitingOf = (memberId: string) =>
  and(eq(accountClosures.memberId, memberId), eq(accountClosures.state, 'waiting'))

/**
 * From now on the account waits to be erased, and nobody is logged in with it. Asked again it waits no longer: of two calls at once the
 * second finds it closed, whose proof the first has used up.
 * @returns epoch ms; undefined where it is not proven who asks
 */
export const closeAccount = (
  db: Orm,
  memberId: string,
  isProven: (tx: Queries) => Promise<boolean>,
  now: number,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, `closing ${memberId}`)
    const [known] = await tx.select().from(accountClosures).where(waitingOf(memberId))
    if (known) return known.dueAt
    if (!(await isProven(tx))) return undefined
    const row = { id: randomUUID(), memberId, state: 'waiting' as const, askedAt: now, dueAt: closureDue(now) }
    await tx.insert(accountClosures).values(row)
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt)))
    return row.dueAt
  })

/** What waits of the member waits no longer; withdrawn again, nothing does. */
export async function withdrawClosure(db: Orm, memberId: string, now: number): Promise<void> {
  await moveClosures(db, 'withdraw', [eq(accountClosures.memberId, memberId)], now)
}
