import { TIME_TO_PAY } from './time-to-pay.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import type { OrderBody } from '../../schemas/domain/order.ts'
import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import { orderPrice } from '../../src/domain/order/order-price.ts'
import type { ExchangeObstacle } from '../../src/domain/order/presale-exchange.ts'
import type { Deduction } from '../../src/domain/points/deduction.ts'
import type { TeamObstacle } from '../../src/domain/team/team-rules.ts'
import type { Orm } from '../db/open-database.ts'
import { orders } from '../db/schema.ts'
import { tellPaid } from '../messages/order-messages.ts'
import { orderBodies, orderLineBodies } from '../db/stored-shapes.ts'
import { issueCodes } from './issue-codes.ts'
import { fensOf, pointsBody, PointsShort, takeOrderPoints } from './order-points.ts'
import { newOrderId, newPartId } from './order-ids.ts'
import { isStayOpen } from './stay-purchases.ts'
import { lockPresale, spendPresale } from './presale-order.ts'
import type { Quote, StockNeed } from './quote.ts'
import type { Sealed } from '../session/sealed.ts'
import { type Refused, refusedBy } from './refused.ts'
import { paySeat, SeatTaken, takeSeat } from '../teams/seats.ts'

/** What is ordered, by whom, and how. */
export interface Placing {
  readonly memberId: string
  readonly kind: string
  readonly tempOrderId: string
  readonly quote: Quote
  readonly coupon?: { readonly couponId: string; readonly couponName: string; readonly fen: number }
  /** The numbers of its travellers' documents, sealed: `filled` has them masked (sealPassengers). */
  readonly documents?: Sealed | undefined
  /** Points and coins that it takes. */
  readonly deductions?: readonly Deduction[]
  readonly filled: Pick<
    OrderBody,
    'contact' | 'passengers' | 'remark' | 'activityCode' | 'mainOrderId' | 'delivery' | 'orderSource' | 'origin'
  >
}

/** A database, or a transaction of it that has locked what it orders: then nobody else orders the same choice at that moment. */
type Placeable = Pick<Orm, 'select' | 'execute' | 'transaction'>

/**
 * What one member may keep from others without paying: orders that wait for their money, and copies of one thing on one day in them. A
 * single order may want more copies than that.
 */
const MOST_UNPAID = 20
const MOST_HELD = 10

const REFUSALS = ['out-of-stock', 'coupon-used', 'too-many-unpaid', 'too-many-held', 'cart-changed'] as const

export type PlaceRefusal = (typeof REFUSALS)[number] | 'points-short' | 'stay-over' | ExchangeObstacle | TeamObstacle

/**
 * Makes the order: its stock, its coupon, what leaves the cart and itself in one statement, all or nothing, so that of many who want the last one gets it
 * (one statement also takes half the time of several). What was chosen is ordered once: sent again, it gives the order that there is.
 * @param now epoch ms of the shop's clock
 */
export async function placeOrder(
  db: Placeable,
  placing: Placing,
  now: number,
): Promise<{ orderId: string } | Refused<PlaceRefusal>> {
  const known = await orderOfChoice(db, placing)
  if (known) return known
  const row = orderRow(placing, now)
  const lines = placing.quote.lines.map((line, position) => ({ ...line, id: newPartId(), position }))
  const statement = placement(row, lines, placing)
  try {
    const refused = await write(db, statement, row, placing)
    if (refused) return (await orderOfChoice(db, placing)) ?? { refused }
    return { orderId: row.id }
  } catch (error) {
    const refused = refusalOf(error)
    // Sent twice at the same moment: the other one was a little faster.
    const other = isTwice(error) || refused ? await orderOfChoice(db, placing) : undefined
    if (other) return other
    if (refused) return refused
    throw error
  }
}

const POINTS_SHORT: Refused<PlaceRefusal> = { refused: 'points-short' }

/** What a statement that failed refuses; undefined: it is a fault. */
function refusalOf(error: unknown): Refused<PlaceRefusal> | undefined {
  if (error instanceof PointsShort) return POINTS_SHORT
  return error instanceof SeatTaken ? { refused: error.obstacle } : refusedBy<PlaceRefusal>(error, REFUSALS)
}

/**
 * What costs nothing is paid as it is made. A presale that is exchanged and a stay that is bought to are locked first, and looked at again; the team of which a seat is
 * taken is locked after stock, and points are taken last of all: see points/account.ts.
 */
async function write(
  db: Placeable,
  statement: SQL,
  row: OrderRow,
  { quote: { presale, seat, stay }, deductions = [] }: Placing,
): Promise<PlaceRefusal | undefined> {
  if (row.totalFen > 0 && !presale && !seat && !stay && deductions.length === 0) {
    await db.execute(statement)
    return undefined
  }
  return db.transaction(async (tx) => {
    const counts = presale && (await lockPresale(tx, { ...row, orderId: presale.orderId }))
    if (typeof counts === 'string') return counts
    if (stay && !(await isStayOpen(tx, stay))) return 'stay-over'
    await tx.execute(statement)
    if (seat) await takeSeat(tx, row, seat)
    await takeOrderPoints(tx, row, deductions)
    if (row.totalFen > 0) return undefined
    await issueCodes(tx, row, row.orderStatus === orderStatuses.confirmed)
    await paySeat(tx, row.id, row.createdAt)
    await spendPresale(tx, row)
    await tellPaid(tx, row, row.createdAt)
    return undefined
  })
}

/** The order that was made of what a member chose, if any; of what somebody else chose there is none for them. */
export async function orderOfChoice(
  db: Pick<Orm, 'select'>,
  { tempOrderId, memberId }: Pick<Placing, 'tempOrderId' | 'memberId'>,
): Promise<{ orderId: string } | undefined> {
  const mine = and(eq(orders.tempOrderId, tempOrderId), eq(orders.memberId, memberId))
  const [found] = await db.select({ orderId: orders.id }).from(orders).where(mine)
  return found
}

type OrderRow = Omit<typeof orders.$inferSelect, 'paidFen' | 'refundedFen' | 'paidAt' | 'endedBy'>
type LineRow = Quote['lines'][number] & { readonly id: string; readonly position: number }

function orderRow(
  { memberId, kind, tempOrderId, quote, coupon, deductions = [], filled }: Placing,
  now: number,
): OrderRow {
  const price = orderPrice(quote.lines, {
    ...{ couponFen: coupon?.fen, presaleFen: quote.presale?.fen },
    ...fensOf(deductions),
  })
  const isFree = price.totalFen === 0
  return {
    ...{ id: newOrderId(now), memberId, kind, productId: quote.product.id, tempOrderId },
    orderStatus: isFree && quote.isInstant && !quote.seat ? orderStatuses.confirmed : orderStatuses.pending,
    paymentStatus: isFree ? paymentStatuses.free : paymentStatuses.unpaid,
    ...{ totalFen: price.totalFen, orderFen: price.orderFen, couponId: coupon?.couponId ?? null },
    ...{ createdAt: now, payUntil: payUntil(quote, now) },
    body: {
      ...productBody(quote),
      ...filled,
      memberFen: price.memberFen,
      ...(quote.levelName && price.memberFen > 0 && { levelName: quote.levelName }),
      couponFen: price.couponFen,
      ...(coupon && { couponName: coupon.couponName }),
      presaleFen: price.presaleFen,
      ...pointsBody(deductions),
      ...(quote.seat && { groupActivityId: quote.seat.activityId }),
      isInstant: quote.isInstant,
    },
  }
}

/** A seat is kept for nobody longer than its team lasts, and nobody pays for what can't be used any more. */
const payUntil = ({ seat, usableUntil }: Quote, now: number): number =>
  Math.max(now, Math.min(now + TIME_TO_PAY, seat?.endAt ?? Infinity, shopTimeToEpoch(usableUntil) ?? Infinity))

const productBody = ({ product, arrivalDate, departureDate, guests }: Quote) => ({
  productCode: product.code,
  productName: product.productName,
  subTitle: product.productSubtitle,
  productType: product.productType,
  picture: product.productImageInfos[0]?.url ?? '',
  storeId: product.storeId,
  companyId: product.companyId,
  ...(arrivalDate && { arrivalDate }),
  ...(departureDate && { departureDate }),
  ...(guests && { guests }),
})

/** Needs of the same item and day are one: the statement sees each row once. */
function stockOf(lines: readonly LineRow[]): StockNeed[] {
  const found = new Map<string, StockNeed>()
  for (const need of lines.flatMap(({ needs }) => needs)) {
    const key = `${need.itemId} ${need.day}`
    const before = found.get(key)?.copies ?? 0
    found.set(key, { ...need, copies: need.copies + before })
  }
  return [...found.values()]
}

const holdsOf = (lines: readonly LineRow[]) =>
  lines.flatMap(({ id, needs }) => needs.map(({ itemId, day, copies }) => ({ lineId: id, itemId, day, copies })))

const lineRows = (lines: readonly LineRow[]) =>
  lines.map(({ id, position, itemId, copies, needs: _needs, partFens: _parts, ...body }) => ({
    id,
    position,
    itemId,
    copies,
    body: orderLineBodies.write(body),
  }))

/**
 * The member's own orders are locked first, then stock rows in one order, by item and day: so two orders never wait for each other (a
 * deadlock). What costs nothing, or takes no stock, keeps nothing from anybody.
 */
function placement(row: OrderRow, lines: readonly LineRow[], placing: Placing) {
  const { coupon, documents, memberId, quote } = placing
  const { leavesCart } = quote
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const needs = stockOf(lines)
  const isLimited = row.totalFen > 0 && needs.length > 0
  return sql`
    with allowed as materialized (
      select ${isLimited}::boolean is false or pagoda_limit_unpaid(${memberId}, ${row.createdAt}, ${MOST_UNPAID}, ${MOST_HELD},
        ${json(needs)}) as yes
    ), wanted as (
      select w.* from jsonb_to_recordset(${json(needs)}) as w("itemId" text, day text, copies int, capacity int), allowed
      where allowed.yes
    ), taken as (
      insert into stock_taken as s (item_id, day, taken)
      select "itemId", day, copies from wanted where copies <= capacity order by "itemId", day
      on conflict (item_id, day) do update set taken = s.taken + excluded.taken
      where s.taken + excluded.taken <= (select capacity from wanted where "itemId" = s.item_id and day = s.day)
      returning 1
    ), used as (
      update member_coupons set order_id = ${row.id}
      where (select yes from allowed) and member_id = ${memberId} and coupon_id = ${coupon?.couponId ?? ''} and order_id is null
      returning 1
    ), bought as (
      delete from cart_lines c using jsonb_to_recordset(${json(leavesCart?.goods ?? [])}) as g("productId" text, "skuId" text, quantity int)
      where (select yes from allowed) and c.member_id = ${memberId} and c.kind = ${leavesCart?.kind ?? ''}
        and c.product_id = g."productId" and c.sku_id = g."skuId" and c.quantity = g.quantity
      returning 1
    ), made as (
      insert into orders
        (id, member_id, kind, product_id, temp_order_id, order_status, payment_status, total_fen, order_fen, coupon_id,
          created_at, pay_until, body)
      select ${row.id}, ${row.memberId}, ${row.kind}, ${row.productId}, ${row.tempOrderId}, ${row.orderStatus}::int,
        ${row.paymentStatus}::int, ${row.totalFen}::bigint, ${row.orderFen}::bigint, ${row.couponId}::text, ${row.createdAt}::bigint,
        ${row.payUntil}::bigint, ${json(orderBodies.write(row.body))}
      from allowed where yes
    ), lined as (
      insert into order_lines (id, order_id, position, item_id, copies, body)
      select id, ${row.id}, position, "itemId", copies, body
      from jsonb_to_recordset(${json(lineRows(lines))})
        as l(id text, position int, "itemId" text, copies int, body jsonb)
    ), documented as (
      insert into sealed_documents (kind, id, member_id, key_id, sealed)
      select 'order', ${row.id}, ${row.memberId}, ${documents?.keyId ?? ''}, ${documents?.sealed ?? ''}
      from allowed where yes and ${documents !== undefined}::boolean
    ), held as (
      insert into order_holds (line_id, order_id, item_id, day, copies)
      select "lineId", ${row.id}, "itemId", day, copies
      from jsonb_to_recordset(${json(holdsOf(lines))}) as h("lineId" text, "itemId" text, day text, copies int)
    )
    select pagoda_require((select count(*) from taken) = ${needs.length}, 'out-of-stock'),
      pagoda_require((select count(*) from bought) = ${leavesCart?.goods.length ?? 0}, 'cart-changed'),
      pagoda_require((select count(*) from used) = ${coupon ? 1 : 0}, 'coupon-used')`
}

const UNIQUE_VIOLATION = '23505'
const isTwice = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION

const codeOf = (error: unknown): unknown => {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  return code ?? (cause as { readonly code?: unknown } | undefined)?.code
}
