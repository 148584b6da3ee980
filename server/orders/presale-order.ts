import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { Product } from '../../schemas/domain/product.ts'
import { holdingStates } from '../../src/domain/order/appointment-state.ts'
import { orderState } from '../../src/domain/order/order-state.ts'
import { exchangeObstacle, type ExchangeObstacle, presaleStockId } from '../../src/domain/order/presale-exchange.ts'
import { isInRedeemPeriod } from '../../src/domain/product/presale.ts'
import type { Queries } from '../db/server-settings.ts'
import { appointments, orderCodes, orderHolds, orders, stockTaken } from '../db/schema.ts'
import { moveCodes } from './status/code-status.ts'

type Order = typeof orders.$inferSelect

/** A presale order, as a buyer names it, and the product of which something else is chosen. */
interface NamedPresale extends OwnPresale {
  readonly productId: string
}

/** A presale order, and who says that it is theirs. */
export interface OwnPresale {
  readonly orderId: string
  readonly memberId: string
}

/**
 * Which of some orders are held by one that exchanges them (B5): those are neither given back, nor booked, nor redeemed at a counter.
 * Its caller has locked the order before (lockOrder), as the order that exchanges it does: the answer holds until the transaction ends.
 */
export async function readExchanged(db: Queries, orderIds: readonly string[]): Promise<(orderId: string) => boolean> {
  if (orderIds.length === 0) return () => false
  const rows = await db
    .select({ itemId: stockTaken.itemId })
    .from(stockTaken)
    .where(and(inArray(stockTaken.itemId, orderIds.map(presaleStockId)), gt(stockTaken.taken, 0)))
  const taken = new Set(rows.map(({ itemId }) => itemId))
  return (orderId) => taken.has(presaleStockId(orderId))
}

export const isExchanged = async (db: Queries, orderId: string): Promise<boolean> =>
  (await readExchanged(db, [orderId]))(orderId)

/** What was paid for a presale order, which counts against something else of its product (B5): fen, or why it does not count. */
async function readPresale(db: Queries, named: NamedPresale): Promise<number | ExchangeObstacle> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(ownedBy(named), eq(orders.productId, named.productId)))
  if (!order) return 'presale-closed'
  const paidFen = order.paidFen - order.refundedFen
  const codes = await db.select({ status: orderCodes.status }).from(orderCodes).where(eq(orderCodes.orderId, order.id))
  const obstacle = exchangeObstacle({
    ...{ state: orderState(order), paidFen, codes: codes.map(({ status }) => status) },
    ...{ hasDays: await hasDays(db, order), isBoughtTo: order.body.mainOrderId !== undefined },
    isTaken: await isExchanged(db, order.id),
  })
  return obstacle ?? paidFen
}

/** When something is chosen, and for which day: undefined for what has none. */
export interface ChosenDay {
  readonly date: string | undefined
  readonly today: string
}

/** What was paid for a presale order (fen), or why it does not count, where its product is exchanged in its 兑换期 alone. */
export const readExchange = async (
  db: Queries,
  product: Pick<Product, 'id' | 'presale'>,
  { orderId, memberId }: OwnPresale,
  { date, today }: ChosenDay,
): Promise<number | ExchangeObstacle> =>
  isInRedeemPeriod(product, date, today)
    ? readPresale(db, { orderId, memberId, productId: product.id })
    : 'presale-period'

const ownedBy = ({ orderId, memberId }: NamedPresale) => and(eq(orders.id, orderId), eq(orders.memberId, memberId))

async function hasDays(db: Queries, { id }: Order): Promise<boolean> {
  const [held] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.orderId, id), inArray(appointments.state, [...holdingStates])))
    .limit(1)
  return held !== undefined
}

/** Reads a presale order and locks it: nothing of it is given back, booked or redeemed until the transaction ends. */
export async function lockPresale(tx: Queries, named: NamedPresale): Promise<number | ExchangeObstacle> {
  await tx.select({ id: orders.id }).from(orders).where(ownedBy(named)).for('update')
  return readPresale(tx, named)
}

/** The order that exchanges a presale is paid: the presale is used, even where it expired meanwhile. */
export async function spendPresale(tx: Queries, { id, body: { mainOrderId } }: Pick<Order, 'id' | 'body'>) {
  if (mainOrderId === undefined) return
  const held = tx
    .select({ one: sql`1` })
    .from(orderHolds)
    .where(and(eq(orderHolds.orderId, id), eq(orderHolds.itemId, presaleStockId(mainOrderId))))
  await moveCodes(tx, 'exchange', [eq(orderCodes.orderId, mainOrderId), exists(held)], { canUseTimes: 0 })
}
