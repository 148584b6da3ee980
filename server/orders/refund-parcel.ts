import { and, eq } from 'drizzle-orm'
import type { ProblemCode } from '../../schemas/api/problems.ts'
import type { RefundParcel } from '../../schemas/domain/refund-parcel.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { logisticsPath } from '../../src/domain/order/order-paths.ts'
import { isExpressCompany, parcelMistakes, parcelNumber } from '../../src/domain/order/parcel.ts'
import { parcelTransitions } from '../../src/domain/order/parcel-state.ts'
import { refundStatusOf } from '../../src/domain/order/refund-state.ts'
import { nextState } from '../../src/domain/order/transitions.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders, refundParcels, refunds } from '../db/schema.ts'
import { lockOrder } from './lock-order.ts'
import { moveParcels } from './status/parcel-status.ts'

type Parcel = typeof refundParcels.$inferSelect

/**
 * The merchant wants the goods back before it decides on a refund; asked twice, the first counts.
 * @param address where to, as the buyer reads it
 * @returns false when there is nothing to be sent back: the refund is decided, or not of retail goods
 */
export const askParcel = (
  db: Pick<Orm, 'transaction'>,
  refundId: string,
  address: string,
  now: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId))
    const order = found && (await lockOrder(tx, found.orderId))
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (!order || refund?.status !== refundStatusOf.applied) return false
    if (logisticsPath(order.id, order.body.productType) === undefined) return false
    const asked = { refundId, state: 'asked', address, askedAt: now } as const
    await tx.insert(refundParcels).values(asked).onConflictDoNothing()
    return true
  })

/** The parcel that a buyer tells; `company` and `number` as they were typed. */
interface ParcelInput {
  readonly orderId: string
  readonly refundId: string
  readonly memberId: string
  readonly company: string
  readonly number: string
}

type ParcelProblem = Extract<ProblemCode, 'not-found' | 'parcel-not-wanted' | 'parcel-wrong'>

/** Keeps the parcel in which the goods of a refund come back, for its buyer alone. @returns why not; undefined when it is kept */
export const sendParcel = (db: Orm, told: ParcelInput, now: number): Promise<ParcelProblem | undefined> =>
  db.transaction(async (tx) => {
    const mine = and(eq(orders.id, told.orderId), eq(orders.memberId, told.memberId))
    const [order] = await tx.select({ id: orders.id }).from(orders).where(mine).for('update')
    const ofOrder = and(eq(refunds.id, told.refundId), eq(refunds.orderId, told.orderId))
    const [row] = await tx
      .select()
      .from(refunds)
      .leftJoin(refundParcels, eq(refundParcels.refundId, refunds.id))
      .where(ofOrder)
    if (!order || !row) return 'not-found'
    const isWanted = row.refund_parcels && nextState(parcelTransitions, row.refund_parcels.state, 'send')
    if (!isWanted) return 'parcel-not-wanted'
    const { company, number } = told
    if (Object.keys(parcelMistakes(told)).length > 0 || !isExpressCompany(company)) return 'parcel-wrong'
    const sent = { company, number: parcelNumber(number), sentAt: now }
    await moveParcels(tx, 'send', [eq(refundParcels.refundId, told.refundId)], sent)
    return undefined
  })

/** A refund that is decided wants no goods any more, nor another number. */
export const closeParcel = (tx: Queries, refundId: string) =>
  moveParcels(tx, 'close', [eq(refundParcels.refundId, refundId)])

/** What the buyer reads of it. */
export const parcelOf = ({ state, address, askedAt, company, number, sentAt }: Parcel): RefundParcel => ({
  ...{ state, address, askTime: shopClock(askedAt) },
  ...(company && number && { company, number }),
  ...(sentAt !== null && { sendTime: shopClock(sentAt) }),
})
