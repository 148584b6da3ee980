import { and, asc, desc, eq, exists } from 'drizzle-orm'
import type { UnpaidOfProduct } from '../../schemas/domain/unpaid-of-product.ts'
import { daysText } from '../../src/domain/order/days-text.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import type { Orm } from '../db/open-database.ts'
import { orderHolds, orderLines, orders } from '../db/schema.ts'
import { isUnpaidOf, type OwnUnpaid, UNPAID_ORDERS } from './unpaid-order.ts'

/** What a member's own orders hold of a product while they wait for their money: its page shows that as sold out. */
export async function unpaidOfProduct(
  db: Orm,
  { productId, ...own }: OwnUnpaid & { readonly productId: string },
): Promise<UnpaidOfProduct | undefined> {
  const lines = await db
    .select({ orderId: orders.id, order: orders.body, line: orderLines.body })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        ...[isUnpaidOf(own), eq(orders.productId, productId)],
        exists(db.select().from(orderHolds).where(eq(orderHolds.lineId, orderLines.id))),
      ),
    )
    .orderBy(desc(orders.createdAt), asc(orderLines.position))
  const [newest] = lines
  if (!newest) return undefined
  const isOne = lines.every(({ orderId }) => orderId === newest.orderId)
  const named = lines.map(({ line: { name, usingStartDate, usingEndDate } }) =>
    [name, daysText(usingStartDate, usingEndDate)].join(' ').trim(),
  )
  return {
    holds: [...new Set(named)].join('、'),
    to: isOne ? orderPaths(newest.orderId, newest.order.productType).detail : UNPAID_ORDERS,
  }
}
