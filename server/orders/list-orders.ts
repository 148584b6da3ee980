import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrderCard, OrderListKind, OrderTab } from '../../schemas/domain/order-card.ts'
import { openStatuses, orderStatuses, paidStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import { problems } from '../../schemas/api/problems.ts'
import { productKinds } from '../../schemas/domain/product-kind.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { usableCodes } from '../../src/domain/order/order-actions.ts'
import { orderWord } from '../../src/domain/order/order-state.ts'
import type { Orm } from '../db/open-database.ts'
import { orders } from '../db/schema.ts'
import { isWaitingCode } from '../db/tables/order-indexes.ts'
import { UnreadableJson } from '../db/stored-json.ts'
import { type LineCopies, readLinesOf } from './line-copies.ts'
import { EXCHANGE } from './order-kinds.ts'
import { shipmentOf } from './shipments.ts'
import {
  kindText,
  noWays,
  type OrderMore,
  orderWays,
  readMore,
  refundText,
  shownCode,
  statusText,
} from './order-ways.ts'

type Order = typeof orders.$inferSelect

interface Asked {
  readonly memberId: string
  readonly tab: OrderTab
  readonly kind: OrderListKind
  readonly pageNumber: number
  readonly pageSize: number
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/**
 * A member's own orders, the newest first.
 * @param onUnreadable is told of an order whose stored JSON another version of the shop wrote: it keeps none of the others from its buyer
 */
export async function listOrders(
  db: Orm,
  asked: Asked,
  onUnreadable: (error: UnreadableJson) => void,
): Promise<{ orders: OrderCard[]; total: number }> {
  const { memberId, tab, kind, pageNumber, pageSize, now } = asked
  const wanted = and(eq(orders.memberId, memberId), tabsOf(memberId)[tab], kinds[kind])
  const [found] = await db.select({ total: count() }).from(orders).where(wanted)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const ids = rows.map(({ id }) => id)
  return { orders: await readCards(db, ids, now, onUnreadable), total: found?.total ?? 0 }
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)]

/** Orders as cards, the newest first. Read together; one by one only when one of them can't be read. */
export async function readCards(
  db: Orm,
  ids: readonly string[],
  now: number,
  onUnreadable: (error: UnreadableJson) => void,
): Promise<OrderCard[]> {
  try {
    const rows = await db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids]))
      .orderBy(...newestFirst)
    const linesOf = await readLinesOf(db, ids)
    const moreOf = await readMore(db, ids)
    return rows.map((order) => cardOf(order, linesOf(order.id), moreOf(order.id), now))
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error
    if (ids.length === 1) {
      onUnreadable(error)
      return readPlainCard(db, ids)
    }
    const cards: OrderCard[] = []
    for (const id of ids) cards.push(...(await readCards(db, [id], now, onUnreadable)))
    return cards
  }
}

/** What can be told of an order whose JSON can't be read: its number, how it stands, its price. Nothing can be done with it. */
async function readPlainCard(db: Orm, ids: readonly string[]): Promise<OrderCard[]> {
  const { id: orderId, orderStatus, paymentStatus, payUntil: retainTime, totalFen, createdAt } = orders
  const plain = { orderId, orderStatus, paymentStatus, retainTime, totalFen, createdAt }
  const rows = await db
    .select(plain)
    .from(orders)
    .where(inArray(orderId, [...ids]))
  return rows.map(({ totalFen: fen, createdAt: made, ...order }) => ({
    ...{ ...order, statusText: orderWord(order), kindText: '订单' },
    ...{ productName: problems['record-unreadable'].message, picture: '', lines: [], usableCodes: 0 },
    ...{ priceTotal: yuanOfFen(fen), orderTime: shopClock(made) },
    ...noWays(order.orderId),
  }))
}

/** How many orders of a member wait for something. */
export async function countOrders(db: Orm, memberId: string) {
  const { unpaid, usable } = tabsOf(memberId)
  const of = (which: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${orders} where ${and(eq(orders.memberId, memberId), which)})`
  const { rows } = await db.execute<Record<'unpaid' | 'usable' | 'refund', number>>(
    sql`select ${of(unpaid)} as unpaid, ${of(usable)} as usable, ${of(hasRefund(memberId, sql`and r.status in (-1, 0, 1)`))} as refund`,
  )
  return rows[0] ?? { unpaid: 0, usable: 0, refund: 0 }
}

const isPaid = inArray(orders.paymentStatus, paidStatuses)
const isOpen = inArray(orders.orderStatus, openStatuses)

/**
 * A code that lets somebody in, or will once it is sent (B4); what was given to a friend lets in the friend. Asked of the member's few codes
 * that wait, and not of each order: of what was bought over the years most was used.
 */
const hasWaitingCode = (memberId: string) => sql`${orders.id} in (
  select c.order_id from order_codes c where c.member_id = ${memberId}
    and ${isWaitingCode({ status: sql`c.status`, transferId: sql`c.transfer_id` })}
    and (c.status in (-1, 0) or (c.status = 6 and (c.continuous_used_flag = 1 or c.can_use_times > 0))))`

/** Goods that were sent are waited for until their buyer has them. */
const isReceived = sql`exists (select 1 from order_shipments s where s.order_id = ${orders.id} and s.state = 'received')`

const hasRefund = (memberId: string, which = sql``) =>
  sql`${orders.id} in (select r.order_id from refunds r where r.member_id = ${memberId} ${which})`

const tabsOf = (memberId: string): Readonly<Record<OrderTab, SQL | undefined>> => ({
  all: undefined,
  unpaid: and(
    eq(orders.orderStatus, orderStatuses.pending),
    inArray(orders.paymentStatus, [paymentStatuses.unpaid, paymentStatuses.partPaid]),
  ),
  usable: and(isPaid, isOpen, hasWaitingCode(memberId), sql`not ${isReceived}`),
  done: and(
    ...[isPaid, eq(orders.orderStatus, orderStatuses.confirmed)],
    sql`(not ${hasWaitingCode(memberId)} or ${isReceived})`,
  ),
  refund: hasRefund(memberId),
})

const typeOf = (kind: keyof typeof productKinds) =>
  sql`(${orders.body}->>'productType')::int = ${productKinds[kind].productType}`

const kinds: Readonly<Record<OrderListKind, SQL | undefined>> = {
  all: undefined,
  ticket: typeOf('ticket'),
  retail: typeOf('retail'),
  exchange: eq(orders.kind, EXCHANGE),
}

/** Not given to a friend. */
const isOwn = ({ transferId }: { readonly transferId: string | null }) => transferId === null

function cardOf(order: Order, lines: readonly LineCopies[], more: OrderMore, now: number): OrderCard {
  const { body } = order
  const refund = refundText(more)
  const shipment = shipmentOf(order, more.shipment)
  const codes = lines.flatMap(({ copies }) => copies.flatMap((copy) => copy.codes.filter(isOwn).map(shownCode)))
  return {
    ...{ orderId: order.id, orderStatus: order.orderStatus, paymentStatus: order.paymentStatus },
    ...{ statusText: statusText(order, more), retainTime: order.payUntil, kindText: kindText(order) },
    ...(refund && { refundText: refund }),
    ...more.moneyBack,
    ...{ productName: body.productName, picture: body.picture },
    lines: lines.map(({ line }) => ({ name: line.body.name, useCount: line.copies })),
    ...(body.arrivalDate && { arrivalDate: body.arrivalDate }),
    ...(body.departureDate && { departureDate: body.departureDate }),
    usableCodes: more.isExchanged || body.delivery ? 0 : usableCodes(codes),
    ...(shipment && { shipmentText: shipment.text }),
    ...{ priceTotal: yuanOfFen(order.totalFen), orderTime: shopClock(order.createdAt) },
    ...(order.kind === EXCHANGE && body.pointsUsed && { points: body.pointsUsed }),
    ...orderWays(order, lines, more, now),
  }
}
