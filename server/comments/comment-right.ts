import { eq } from 'drizzle-orm'
import type { CommentStatus } from '../../schemas/domain/comment.ts'
import { shopDay } from '../../src/domain/dates.ts'
import { isOrderUsed } from '../../src/domain/order/comment-right.ts'
import { orderState } from '../../src/domain/order/order-state.ts'
import type { Queries } from '../db/server-settings.ts'
import { isExtra } from '../orders/appointments/extra-order.ts'
import { isExchanged } from '../orders/presale-order.ts'
import { members, orderCodes, type orders, orderShipments } from '../db/schema.ts'

type Order = typeof orders.$inferSelect

/** What is kept of an order that tells whether it was used. */
interface Used {
  /** Another order holds it: its codes were used to pay, and nobody was let in by them. */
  readonly isExchanged: boolean
  readonly codes: readonly { readonly status: (typeof orderCodes.$inferSelect)['status'] }[]
  readonly shipment?: { readonly state: (typeof orderShipments.$inferSelect)['state'] } | undefined
}

/** Products of which the guests show no code: their days tell that they came. */
const STAYS: readonly number[] = [1, 2, 3, 4, 5]

/** Whether its buyer has something to tell of; of the difference of a day the order of the day tells. */
export const wasUsed = (order: Order, { codes, shipment, isExchanged: isHeld }: Used, now: number): boolean =>
  !isHeld &&
  !isExtra(order) &&
  isOrderUsed({
    state: orderState(order),
    codes: codes.map(({ status }) => status),
    isReceived: shipment?.state === 'received',
    lastDay: STAYS.includes(order.body.productType) ? (order.body.departureDate ?? order.body.arrivalDate) : undefined,
    today: shopDay(now),
  })

/** The same, read for one order. */
export async function readWasUsed(db: Queries, order: Order, now: number): Promise<boolean> {
  const codes = await db.select({ status: orderCodes.status }).from(orderCodes).where(eq(orderCodes.orderId, order.id))
  const [shipment] = await db
    .select({ state: orderShipments.state })
    .from(orderShipments)
    .where(eq(orderShipments.orderId, order.id))
  return wasUsed(order, { codes, shipment, isExchanged: await isExchanged(db, order.id) }, now)
}

/** B4: -1 can be commented on; 3 shows nothing of it, as of what was not used yet. */
export const statusWithout = (isUsed: boolean): CommentStatus => (isUsed ? -1 : 3)

/** B5: guests of other countries can't write yet. */
export async function readWriter(db: Queries, memberId: string) {
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  return member
}

const ABROAD = 2

export const isFromAbroad = (member: { readonly body: { readonly countryType: number } }): boolean =>
  member.body.countryType === ABROAD
