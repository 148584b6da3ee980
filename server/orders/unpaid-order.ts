import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders } from '../db/schema.ts'

interface Asked {
  readonly memberId: string
  readonly productId: string
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/** A member's order of a product that can still be paid, the newest one: what it holds is theirs, and nothing that they could order once more. */
export async function unpaidOrder(
  db: Pick<Queries, 'select'>,
  { memberId, productId, now }: Asked,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...[eq(orders.memberId, memberId), eq(orders.productId, productId)],
        ...[eq(orders.orderStatus, orderStatuses.pending), gt(orders.payUntil, now)],
        inArray(orders.paymentStatus, [paymentStatuses.unpaid, paymentStatuses.partPaid]),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return found?.id
}
