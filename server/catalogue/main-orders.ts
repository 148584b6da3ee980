import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { openStatuses, orderStatuses, paidStatuses } from '../../schemas/domain/order-status.ts'
import type { MainOrder } from '../../schemas/domain/main-order.ts'
import type { Product } from '../../schemas/domain/product.ts'
import type { Orm } from '../db/open-database.ts'
import { orderLines, orders } from '../db/schema.ts'

/** A stay that a member names. */
interface NamedStay {
  readonly memberId: string
  readonly mainOrderId: string
  /** The shop's day: a stay that is over by then is none. */
  readonly today: string
}

/**
 * The stay to which a member buys more (B3, B5): what its order holds decides who stays, whatever a link says.
 * @param product whose main orders are stays of certain hotels; without it any stay
 * @returns undefined when the member has no such order, or it is none that one can buy to
 */
export async function readMainOrder(
  db: Orm,
  { memberId, mainOrderId, today }: NamedStay,
  product?: Pick<Product, 'mainOrder'>,
): Promise<MainOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        ...[eq(orders.id, mainOrderId), eq(orders.memberId, memberId)],
        ...[inArray(orders.paymentStatus, paidStatuses), inArray(orders.orderStatus, openStatuses)],
      ),
    )
  const { guests, arrivalDate = '', departureDate = '' } = order?.body ?? {}
  const isOfIt = product?.mainOrder?.productIds.includes(order?.productId ?? '') ?? true
  if (!guests || !isOfIt || departureDate < today) return undefined
  return {
    ...{
      mainOrderId,
      departureDate: arrivalDate,
      lastDate: departureDate,
      mainOrderUseNum: await boughtTo(db, memberId, mainOrderId),
    },
    ...{ mainOrderAdults: guests.adults, mainOrderChilds: guests.childs },
  }
}

/** How many copies were bought to a stay already. */
async function boughtTo(db: Orm, memberId: string, mainOrderId: string): Promise<number> {
  const [found] = await db
    .select({ copies: sql<string>`coalesce(sum(${orderLines.copies}), 0)` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        ...[eq(orders.memberId, memberId), ne(orders.orderStatus, orderStatuses.cancelled)],
        sql`${orders.body} ->> 'mainOrderId' = ${mainOrderId}`,
      ),
    )
  return Number(found?.copies ?? 0)
}
