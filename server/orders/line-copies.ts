import { asc, eq, inArray } from 'drizzle-orm'
import { orderStatuses } from '../../schemas/domain/order-status.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import {
  isGroupRefundable,
  isLineRefundable,
  isTypeRefundable,
  lineShare,
  refundableCount,
} from '../../src/domain/order/refundable.ts'
import { refundedFen, type RefundShare } from '../../src/domain/order/refund-rule.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orderLines, type orderShipments, type orders } from '../db/schema.ts'

type ShipmentRow = typeof orderShipments.$inferSelect
type Order = typeof orders.$inferSelect
type Code = typeof orderCodes.$inferSelect

/** One copy of a line, with its codes: they are redeemed apart, and given back together. */
export interface Copy {
  readonly codes: readonly Code[]
}

/** A line with what was made of it; an order that is not paid has no copies yet. */
export interface LineCopies {
  readonly line: typeof orderLines.$inferSelect
  readonly copies: readonly Copy[]
}

/** The lines of an order in their order. */
export const readLines = (db: Queries, orderId: string): Promise<LineCopies[]> =>
  linesWith(db, orderId, codesOf(db, orderId))

/** The lines of an order, with their codes locked until the transaction ends: none of them is redeemed meanwhile. */
export const lockLines = (tx: Queries, orderId: string): Promise<LineCopies[]> =>
  linesWith(tx, orderId, codesOf(tx, orderId).for('update'))

/** The lines of several orders, each by its order's id. */
export async function readLinesOf(
  db: Queries,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly LineCopies[]> {
  if (orderIds.length === 0) return () => []
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position))
  const codes = await db
    .select()
    .from(orderCodes)
    .where(inArray(orderCodes.orderId, [...orderIds]))
    .orderBy(asc(orderCodes.copy), asc(orderCodes.id))
  return (orderId) =>
    lines
      .filter((line) => line.orderId === orderId)
      .map((line) => ({ line, copies: groupCopies(codes.filter(({ lineId }) => lineId === line.id)) }))
}

const codesOf = (db: Queries, orderId: string) =>
  db.select().from(orderCodes).where(eq(orderCodes.orderId, orderId)).orderBy(asc(orderCodes.copy), asc(orderCodes.id))

async function linesWith(db: Queries, orderId: string, ofOrder: PromiseLike<Code[]>): Promise<LineCopies[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const codes = await ofOrder
  return lines.map((line) => ({ line, copies: groupCopies(codes.filter(({ lineId }) => lineId === line.id)) }))
}

function groupCopies(codes: readonly Code[]): Copy[] {
  const copies = new Map<number, Code[]>()
  for (const code of codes) copies.set(code.copy, [...(copies.get(code.copy) ?? []), code])
  return [...copies.values()].map((own) => ({ codes: own }))
}

/** How often a code was used. */
const usesOf = ({ body: { useTimes = 1 } }: LineCopies['line'], { canUseTimes }: Code): number => useTimes - canUseTimes

/**
 * As what the codes of a copy count when it is given back. What was given to a friend is no more its buyer's: it counts as used. So does what was
 * used in part, also when it expired since; but where its uses are taken off by their price at the gate, as unused while money is left of it.
 */
function statusesOf(line: LineCopies['line'], copy: Copy) {
  const isLeft = line.body.refundTerms?.gateFen !== undefined && sum(lessUses(line, copy)) > 0
  return copy.codes.map((code) => {
    if (code.transferId !== null) return codeStatusOf.used
    const isBegun = code.status === codeStatusOf['part-used'] || code.status === codeStatusOf.expired
    if (!isBegun || usesOf(line, code) === 0) return code.status
    return isLeft ? codeStatusOf.unused : codeStatusOf.used
  })
}

/** The copies that can be given back. */
export const freeCopies = ({ line, copies }: LineCopies): Copy[] =>
  copies.filter((copy) => isGroupRefundable(statusesOf(line, copy)))

/** A line that can be given back, how many copies of it still can, and what comes back of each. */
export interface RefundableLine extends LineCopies {
  readonly count: number
  readonly share: RefundShare
}

/** Fen that come back of a copy by its codes, in their order: what the share says, less what was used by its price at the gate. */
export const copyFens = ({ line, share }: RefundableLine, copy: Copy): number[] => lessUses(line, copy, share.percent)

function lessUses(line: LineCopies['line'], { codes }: Copy, percent = 100): number[] {
  const { gateFen = 0 } = line.body.refundTerms ?? {}
  let used = gateFen * sum(codes.map((code) => usesOf(line, code)))
  return codes.map(({ paidFen }) => {
    const fen = refundedFen(paidFen, percent)
    const kept = Math.min(fen, used)
    used -= kept
    return fen - kept
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

interface RefundMoment {
  /** Epoch ms of the shop's clock. */
  readonly now: number
  /** It is a presale that another order holds (presale-order.ts). */
  readonly isExchanged: boolean
  /** It is the difference of a dearer day that stands (extra-order.ts): that goes back with its day alone. */
  readonly isBooked: boolean
  /** It waits for its team: when that fails the money comes back by itself. */
  readonly isInTeam: boolean
  /** Of what is sent by post. */
  readonly shipment: Pick<ShipmentRow, 'receivedAt'> | undefined
}

/**
 * What an order can give back (B5, B9): the lines that ever could, with how many copies are left of each. Its codes show what is under
 * way.
 */
export function refundableLines(
  order: Order,
  lines: readonly LineCopies[],
  { now, isExchanged, isBooked, isInTeam, shipment }: RefundMoment,
): RefundableLine[] {
  if (isExchanged || isBooked || isInTeam || !wasPaid(order) || !isTypeRefundable(order.body.productType)) return []
  const clock = shopClock(now)
  const receivedAt = shipment?.receivedAt
  const received = typeof receivedAt === 'number' ? { receivedDay: shopDay(receivedAt) } : {}
  return lines
    .filter(({ line }) => isLineRefundable(line.body))
    .map(({ line, copies }) => {
      const facts = { ...line.body, ...received }
      const groups = copies.map((copy) => statusesOf(line, copy))
      const count = refundableCount({ ...facts, groups, pending: 0 }, clock)
      return { line, copies, count, share: lineShare(facts, clock) }
    })
}

/** It is paid. One of which all was given back has its lines still, with nothing left of them (B4). */
const wasPaid = ({ orderStatus, paidFen, totalFen }: Order): boolean =>
  paidFen === totalFen && orderStatus !== orderStatuses.cancelled
