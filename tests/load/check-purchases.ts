import { eq, inArray } from 'drizzle-orm'
import { auditOrders } from '../../server/orders/audit-orders.ts'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import type { Queries } from '../../server/db/server-settings.ts'
import { orders, payments, refunds } from '../../server/db/schema.ts'
import { type Bargaining, checkBargaining } from './bargaining.ts'
import type { Purchase } from './purchase.ts'

/** What was acknowledged and is not there, what is there more than once, and what is wrong with the books: nothing, if all is well. */
export async function checkPurchases(
  db: Queries,
  purchases: readonly Purchase[],
  bargainings: readonly Bargaining[] = [],
): Promise<string[]> {
  const found: string[] = []
  for (const purchase of purchases) found.push(...(await checkPurchase(db, purchase)))
  for (const bargaining of bargainings) found.push(...(await checkBargaining(db, bargaining)))
  const audited = await auditOrders(db)
  return [...found, ...audited.map(({ rule, subject, detail }) => `audit ${rule} ${subject}: ${detail.en}`)]
}

async function checkPurchase(db: Queries, purchase: Purchase): Promise<string[]> {
  const { shoppingId } = purchase
  if (!shoppingId || !purchase.isBooked) return []
  const made = await db.select().from(orders).where(eq(orders.tempOrderId, shoppingId))
  if (made.length > 1) return [`${shoppingId} was ordered ${made.length} times`]
  const [order] = made
  if (!order) return purchase.orderId ? [`order ${purchase.orderId} is missing`] : []
  if (purchase.orderId && purchase.orderId !== order.id)
    return [`order ${purchase.orderId} is another now: ${order.id}`]
  return [...(await checkPayment(db, order, purchase)), ...(await checkRefund(db, order, purchase))]
}

const RETURN_STATES: readonly string[] = ['returning', 'returned']

type Order = typeof orders.$inferSelect

async function checkPayment(db: Queries, order: Order, { isPaid, providerNo }: Purchase): Promise<string[]> {
  const paid = await db.select().from(payments).where(eq(payments.providerNo, providerNo))
  const all = await db.select().from(payments).where(eq(payments.orderId, order.id))
  if (all.filter(({ state }) => state === 'paid').length > 1) return [`${order.id} is paid twice`]
  const isKept = paid[0]?.state === 'paid' && order.paidFen === order.totalFen
  // It came after the order's time to pay, and goes back.
  const isGivenBack = order.orderStatus === orderStatuses.cancelled && RETURN_STATES.includes(paid[0]?.state ?? '')
  return isPaid && !isKept && !isGivenBack ? [`the payment of ${order.id} is missing`] : []
}

async function checkRefund(db: Queries, order: Order, { refundId, requestKey }: Purchase): Promise<string[]> {
  const asked = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [order.id]))
  if (asked.length > 1) return [`${order.id} has ${asked.length} refunds`]
  const isThere = asked[0]?.id === refundId && asked[0]?.requestKey === requestKey
  return refundId && !isThere ? [`refund ${refundId} is missing`] : []
}
