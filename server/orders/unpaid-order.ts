import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders } from '../db/schema.ts'

/** Where a member pays or cancels them. */
export const UNPAID_ORDERS = '/order?tab=unpaid'

/** Whose orders, and when: epoch ms of the shop's clock. */
export interface OwnUnpaid {
  readonly memberId: string
  readonly now: number
}

/** Of a member's orders those that can still be paid: what they hold is theirs, and nothing that they could order once more. */
export const isUnpaidOf = ({ memberId, now }: OwnUnpaid): SQL | undefined =>
  and(
    ...[eq(orders.memberId, memberId), eq(orders.orderStatus, orderStatuses.pending), gt(orders.payUntil, now)],
    inArray(orders.paymentStatus, [paymentStatuses.unpaid, paymentStatuses.partPaid]),
  )

/** The newest of them that is of a product. */
export async function unpaidOrder(
  db: Pick<Queries, 'select'>,
  { productId, ...own }: OwnUnpaid & { readonly productId: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnpaidOf(own), eq(orders.productId, productId)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return found?.id
}
