import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { validText } from '../../src/domain/coupon/coupon.ts'
import { shopClock, shopTimeToEpoch, startOfShopDay } from '../../src/domain/dates.ts'
import { transferUntil } from '../../src/domain/member/transfer-state.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import { isCouponGood } from '../../src/domain/coupon/coupon.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { coupons, memberCoupons, orderCodes, transfers } from '../db/schema.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { ownCodes } from './code-facts.ts'
import { type GiveProblem, orProblem, Undone } from './undone.ts'

/** What somebody gives: a coupon by its id, a code by that of the order's code. */
export interface Thing {
  readonly kind: 'coupon' | 'code'
  readonly id: string
}

/** The transfer, and what it is of. */
interface Given {
  readonly id: string
  readonly name: string
}

const DAY = 86_400_000

/**
 * Gives a coupon or an unused code to whoever gets the link, until it is withdrawn or nobody took it in time. Given already and not taken,
 * it is the same transfer: a call that is sent twice gives one link. @returns the transfer
 */
export const give = (db: Orm, giverId: string, thing: Thing, now: number): Promise<Given | { problem: GiveProblem }> =>
  orProblem(
    db.transaction((tx) =>
      thing.kind === 'coupon' ? giveCoupon(tx, giverId, thing.id, now) : giveCode(tx, giverId, thing.id, now),
    ),
  )

/** Coupons of one kind of one member are given, taken and brought back one after the other. */
export const lockCoupon = (tx: Queries, memberId: string, couponId: string): Promise<unknown> =>
  advisoryLock(tx, `coupon ${couponId} of ${memberId}`)

async function giveCoupon(tx: Queries, giverId: string, couponId: string, now: number): Promise<Given> {
  await lockCoupon(tx, giverId, couponId)
  const known = await onItsWay(tx, giverId, { kind: 'coupon', id: couponId })
  if (known) return known
  const [coupon] = await tx.select({ body: coupons.body }).from(coupons).where(eq(coupons.id, couponId))
  const unused = and(
    ...[eq(memberCoupons.memberId, giverId), eq(memberCoupons.couponId, couponId)],
    ...[isNull(memberCoupons.orderId), isNull(memberCoupons.usedAt)],
  )
  const [taken] = await tx.delete(memberCoupons).where(unused).returning()
  if (!coupon || !taken) throw new Undone('not-found')
  if (!isCouponGood(coupon.body, shopClock(now)) || (await wasTaken(tx, giverId, couponId)))
    throw new Undone('transfer-closed')
  const goodUntil = shopTimeToEpoch(coupon.body.validUntil) ?? now
  return write(tx, {
    ...{ kind: 'coupon', thingId: couponId, giverId, name: coupon.body.couponName, note: validText(coupon.body) },
    ...{ receivedAt: taken.receivedAt, givenAt: now, validUntil: transferUntil(now, goodUntil) },
  })
}

async function giveCode(tx: Queries, giverId: string, codeId: string, now: number): Promise<Given> {
  const [named] = await ownCodes(tx, { memberId: giverId, codeId }, now)
  if (!named) throw new Undone('not-found')
  await lockOrder(tx, named.orderId)
  const known = await onItsWay(tx, giverId, { kind: 'code', id: codeId })
  if (known) return known
  // Read again: whoever held the order before may have used it.
  const [code] = await ownCodes(tx, { memberId: giverId, codeId }, now)
  if (!code || code.obstacle !== undefined) throw new Undone('transfer-closed')
  const given = await write(tx, {
    ...{ kind: 'code', thingId: codeId, giverId, name: code.name, note: code.note, receivedAt: null, givenAt: now },
    validUntil: transferUntil(now, startOfShopDay(code.lastDay) + DAY),
  })
  const unused = and(
    ...[eq(orderCodes.id, codeId), isNull(orderCodes.transferId), eq(orderCodes.status, codeStatusOf.unused)],
  )
  const moved = await tx.update(orderCodes).set({ transferId: given.id }).where(unused).returning({ id: orderCodes.id })
  if (moved.length === 0) throw new Undone('transfer-closed')
  return given
}

export async function onItsWay(tx: Queries, giverId: string, { kind, id }: Thing): Promise<Given | undefined> {
  const same = and(
    ...[eq(transfers.giverId, giverId), eq(transfers.kind, kind), eq(transfers.thingId, id)],
    eq(transfers.state, 'given'),
  )
  const [found] = await tx.select({ id: transfers.id, name: transfers.name }).from(transfers).where(same)
  return found
}

/** A coupon that was a present is passed on no further. */
async function wasTaken(tx: Queries, memberId: string, couponId: string): Promise<boolean> {
  const taken = and(...[eq(transfers.takerId, memberId), eq(transfers.kind, 'coupon'), eq(transfers.thingId, couponId)])
  return (await tx.select({ id: transfers.id }).from(transfers).where(taken).limit(1)).length > 0
}

type Row = Omit<typeof transfers.$inferInsert, 'id' | 'state'>

async function write(tx: Queries, row: Row): Promise<Given> {
  const id = randomUUID()
  await tx.insert(transfers).values({ ...row, id, state: 'given' })
  return { id, name: row.name }
}
