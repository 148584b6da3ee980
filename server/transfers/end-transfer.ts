import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { hasCounterCode } from '../../src/domain/coupon/coupon.ts'
import type { TransferEvent } from '../../src/domain/member/transfer-state.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { coupons, memberCoupons, orderCodes, transfers } from '../db/schema.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { newBizCode } from '../orders/order-ids.ts'
import { lockCoupon, onItsWay } from './give.ts'
import { moveTransfers } from './transfer-status.ts'
import { orProblem, type TakeProblem, Undone, type WithdrawProblem } from './undone.ts'

export type Transfer = typeof transfers.$inferSelect

/** How many a round brings back. */
const ROUND = 50

/**
 * A friend takes what was given: one of all who try, by one update. The code that the friend gets is a new one, so that a picture of the old
 * one lets nobody in. Who took it and asks again has it still.
 */
export const take = (
  db: Orm,
  transferId: string,
  takerId: string,
  now: number,
): Promise<Transfer | { problem: TakeProblem }> =>
  orProblem(
    db.transaction(async (tx) => {
      const found = await readTransfer(tx, transferId)
      if (found.giverId === takerId) throw new Undone('transfer-own')
      if (found.takerId === takerId) return found
      await lockThing(tx, found, takerId)
      const open = [eq(transfers.id, transferId), gt(transfers.validUntil, now)] as const
      const [taken] = await moveTransfers(tx, 'take', open, { takerId, endedAt: now })
      if (!taken) return takenBefore(await readTransfer(tx, transferId), takerId)
      if (taken.kind === 'coupon') await takeCoupon(tx, taken, takerId, now)
      else await takeCode(tx, taken)
      return taken
    }),
  )

/** Somebody was first: it may have been the same call, sent twice. */
function takenBefore(found: Transfer, takerId: string): Transfer {
  if (found.takerId === takerId) return found
  throw new Undone(found.state === 'taken' ? 'transfer-taken' : 'transfer-over')
}

async function readTransfer(tx: Queries, id: string): Promise<Transfer> {
  const [found] = await tx.select().from(transfers).where(eq(transfers.id, id))
  if (!found) throw new Undone('not-found')
  return found
}

/** An order is locked before anything of it; a coupon by who gets it. */
async function lockThing(tx: Queries, { kind, thingId }: Transfer, memberId: string): Promise<void> {
  if (kind === 'coupon') {
    await lockCoupon(tx, memberId, thingId)
    return
  }
  const [code] = await tx.select({ orderId: orderCodes.orderId }).from(orderCodes).where(eq(orderCodes.id, thingId))
  if (code) await lockOrder(tx, code.orderId)
}

/** One of a kind to a member: also who has one on its way to somebody else has it. */
async function takeCoupon(tx: Queries, { thingId: couponId }: Transfer, takerId: string, now: number): Promise<void> {
  const [coupon] = await tx.select({ body: coupons.body }).from(coupons).where(eq(coupons.id, couponId))
  if (!coupon) throw new Undone('transfer-over')
  if (await onItsWay(tx, takerId, { kind: 'coupon', id: couponId })) throw new Undone('coupon-received')
  const bizCode = hasCounterCode(coupon.body) ? newBizCode() : null
  const row = { memberId: takerId, couponId, receivedAt: now, bizCode }
  const written = await tx.insert(memberCoupons).values(row).onConflictDoNothing().returning()
  if (written.length === 0) throw new Undone('coupon-received')
}

async function takeCode(tx: Queries, { id, thingId }: Transfer): Promise<void> {
  const unused = and(
    ...[eq(orderCodes.id, thingId), eq(orderCodes.transferId, id), eq(orderCodes.status, codeStatusOf.unused)],
  )
  const moved = await tx.update(orderCodes).set({ bizCode: newBizCode() }).where(unused).returning()
  if (moved.length === 0) throw new Undone('transfer-over')
}

/** Its giver has it back while nobody took it. Withdrawn before, it is withdrawn. */
export const withdraw = (
  db: Orm,
  transferId: string,
  giverId: string,
  now: number,
): Promise<Transfer | { problem: WithdrawProblem }> =>
  orProblem(
    db.transaction(async (tx) => {
      const found = await readTransfer(tx, transferId)
      if (found.giverId !== giverId) throw new Undone('not-found')
      const back = await bringBack(tx, found, 'withdraw', now)
      if (back) return back
      const ended = await readTransfer(tx, transferId)
      if (ended.state === 'taken') throw new Undone('transfer-taken')
      return ended
    }),
  )

/** What nobody took in time goes back to its giver. @returns how many did */
export async function expireTransfers(db: Orm, now: number): Promise<number> {
  const due = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.state, 'given'), lte(transfers.validUntil, now)))
    .orderBy(asc(transfers.validUntil))
    .limit(ROUND)
  let count = 0
  for (const transfer of due) if (await db.transaction((tx) => bringBack(tx, transfer, 'expire', now))) count += 1
  return count
}

/** Back to its giver, as it was. @returns undefined when it is on its way no more */
export async function bringBack(
  tx: Queries,
  transfer: Transfer,
  event: Exclude<TransferEvent, 'take'>,
  now: number,
): Promise<Transfer | undefined> {
  const { id, kind, giverId, thingId } = transfer
  await lockThing(tx, transfer, giverId)
  const [ended] = await moveTransfers(tx, event, [eq(transfers.id, id)], { endedAt: now })
  if (!ended) return undefined
  if (kind === 'code') {
    await tx.update(orderCodes).set({ transferId: null }).where(eq(orderCodes.transferId, id))
    return ended
  }
  const [coupon] = await tx.select({ body: coupons.body }).from(coupons).where(eq(coupons.id, thingId))
  const bizCode = coupon && hasCounterCode(coupon.body) ? newBizCode() : null
  const row = { memberId: giverId, couponId: thingId, receivedAt: ended.receivedAt ?? ended.givenAt, bizCode }
  await tx.insert(memberCoupons).values(row).onConflictDoNothing()
  return ended
}
