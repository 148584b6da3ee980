import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { paymentStatuses } from '../../schemas/domain/order-status.ts'
import type { TeamOrder } from '../../schemas/domain/team.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { orderState } from '../../src/domain/order/order-state.ts'
import { maskedPhone } from '../../src/domain/phone.ts'
import { canPickUp, mayReadTeamOrders, PICKED_UP } from '../../src/domain/team/team-rules.ts'
import { teamStatusOf } from '../../src/domain/team/team-state.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import type { Orm } from '../db/open-database.ts'
import { orderCodes, orderLines, orders, teamSeats } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { type HeldCode, readHeldCode } from '../orders/codes/held-code.ts'
import { writeUse } from '../orders/codes/redeem-code.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { readTeam } from './read-teams.ts'
import type { SeatedTeam, SeatRow } from './team-view.ts'

interface Input {
  readonly teamId: string
  readonly memberId: string
  readonly pageNumber: number
  readonly pageSize: number
}

/** The paid orders of a team in the order of their seats; undefined for everybody but the leader of a community's team (A4). */
export async function teamOrders(
  db: Orm,
  { teamId, memberId, pageNumber, pageSize }: Input,
): Promise<{ list: TeamOrder[]; total: number } | undefined> {
  const found = await readTeam(db, { teamId })
  if (!found || !isRead(found, memberId)) return undefined
  const paid = found.seats.filter(({ paidAt }) => paidAt !== null)
  const seats = paid.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  const ids = seats.map(({ orderId }) => orderId)
  if (ids.length === 0) return { list: [], total: paid.length }
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  const copies = await db
    .select({ orderId: orderLines.orderId, num: sql<number>`sum(${orderLines.copies})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId)
  const numOf = new Map(copies.map(({ orderId, num }) => [orderId, num]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const list = seats.flatMap((seat) => {
    const order = byId.get(seat.orderId)
    return order ? [orderOf(found, seat, order, numOf.get(order.id) ?? 1)] : []
  })
  return { list, total: paid.length }
}

const isRead = ({ team, product }: SeatedTeam, memberId: string): boolean =>
  mayReadTeamOrders({
    groupType: product.groupProduct.groupType,
    teamStatus: teamStatusOf[team.state],
    isLeader: team.leaderId === memberId,
  })

type Order = typeof orders.$inferSelect

const payWords = { paid: '已支付', confirmed: '已支付', unsubscribed: '已退款' } as const

/** What is sent by post comes to its buyer by itself; everything else the leader hands over. */
function orderOf({ product }: SeatedTeam, seat: SeatRow, order: Order, num: number): TeamOrder {
  const { contact, delivery } = order.body
  const state = orderState(order)
  const isFree = order.paymentStatus === paymentStatuses.free
  const isBack = state === 'unsubscribed'
  return {
    ...{ orderId: order.id, memberId: order.memberId, num, orderAmount: yuanOfFen(order.totalFen) },
    ...{ consignee: delivery?.name ?? contact.name, consigneeMobile: maskedPhone(delivery?.phone ?? contact.phone) },
    ...(delivery && { shipAddr: [delivery.province, delivery.city, delivery.district, delivery.detail].join('') }),
    orderTime: shopClock(order.createdAt),
    orderPayStatusName: isFree ? '无需支付' : (payWords[state as keyof typeof payWords] ?? '待支付'),
    orderStatus: seat.pickedUpAt === null ? '' : PICKED_UP,
    showWriteOff: product.groupProduct.groupType === 2 && !delivery && !isBack,
  }
}

interface Pickup {
  readonly orderId: string
  /** The leader, who says so. */
  readonly memberId: string
  /** Whose order it is, where the call says so. */
  readonly ofMember: string | undefined
  readonly now: number
}

type PickupProblem = 'not-found' | 'team-not-ready' | 'code-given'

/**
 * The leader handed the goods of an order over (A4): its codes are used as at a counter, so that no counter takes them and no money comes
 * back. Said again it changes nothing. @returns why not; undefined when it is so
 */
export async function pickUp(db: Orm, pickup: Pickup): Promise<PickupProblem | undefined> {
  const found = await readTeam(db, { orderNo: pickup.orderId })
  if (!found || !isRead(found, pickup.memberId)) return 'not-found'
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, pickup.orderId)
    const mine = eq(teamSeats.orderId, pickup.orderId)
    const [seat] = await tx.select().from(teamSeats).where(mine)
    if (!order || !seat || (pickup.ofMember && pickup.ofMember !== order.memberId)) return 'not-found'
    if (seat.pickedUpAt !== null) return undefined
    const { orderStatus, showWriteOff } = orderOf(found, seat, order, 1)
    if (!canPickUp({ orderStatus, showWriteOff, teamStatus: teamStatusOf[found.team.state] })) return 'team-not-ready'
    const codes = await heldCodes(tx, order.id, pickup.now)
    if (codes.length === 0) return 'team-not-ready'
    if (codes.some(({ facts }) => facts.isGiven)) return 'code-given'
    for (const code of codes) await writeUse(tx, code, 0, { operator: '团长', place: '团长处自提', now: pickup.now })
    await tx.update(teamSeats).set({ pickedUpAt: pickup.now }).where(mine)
    return undefined
  })
}

/** The codes of an order that nobody used yet; its order is locked. */
async function heldCodes(tx: Queries, orderId: string, now: number): Promise<HeldCode[]> {
  const unused = and(eq(orderCodes.orderId, orderId), eq(orderCodes.status, codeStatusOf.unused))
  const rows = await tx
    .select({ bizCode: orderCodes.bizCode })
    .from(orderCodes)
    .where(unused)
    .orderBy(asc(orderCodes.id))
    .for('update')
  const held: HeldCode[] = []
  for (const { bizCode } of rows) {
    const code = await readHeldCode(tx, bizCode, now)
    if (code) held.push(code)
  }
  return held
}
