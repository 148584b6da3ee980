import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import { NO_DAY, type Taken } from '../catalogue/stock.ts'
import { orderHolds, orders } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'

/** What a member's own orders hold of what has no day, while they can still be paid: theirs already, and nothing that they could order once more. */
export interface UnpaidHolds {
  readonly copies: (itemId: string) => number
  /** What were taken without these orders. */
  readonly without: (taken: Taken) => Taken
  /** The newest order that holds one of these. */
  readonly orderOf: (itemIds: readonly string[]) => string | undefined
}

interface Asked {
  readonly memberId: string
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

export async function readUnpaidHolds(db: Pick<Queries, 'select'>, { memberId, now }: Asked): Promise<UnpaidHolds> {
  const rows = await db
    .select({ orderId: orders.id, itemId: orderHolds.itemId, copies: orderHolds.copies })
    .from(orders)
    .innerJoin(orderHolds, eq(orderHolds.orderId, orders.id))
    .where(
      and(
        ...[eq(orders.memberId, memberId), eq(orderHolds.day, NO_DAY)],
        ...[eq(orders.orderStatus, orderStatuses.pending), gt(orders.payUntil, now)],
        inArray(orders.paymentStatus, [paymentStatuses.unpaid, paymentStatuses.partPaid]),
      ),
    )
    .orderBy(desc(orders.createdAt))
  const copies = (id: string) => rows.reduce((sum, { itemId, copies: held }) => (itemId === id ? sum + held : sum), 0)
  return {
    copies,
    without: (taken) => (itemId, day) =>
      taken(itemId, day) - (day === undefined || day === NO_DAY ? copies(itemId) : 0),
    orderOf: (itemIds) => rows.find(({ itemId }) => itemIds.includes(itemId))?.orderId,
  }
}
