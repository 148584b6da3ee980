import { and, eq, inArray, sql } from 'drizzle-orm'
import { shopDay } from '../../../src/domain/dates.ts'
import { bookableCopies } from '../../../src/domain/order/booking.ts'
import { lastDayOf } from '../../../src/domain/order/code-use.ts'
import { holdingStates } from '../../../src/domain/order/appointment-state.ts'
import { orderState } from '../../../src/domain/order/order-state.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments, orderLines, orders } from '../../db/schema.ts'
import { type LineCopies, readLinesOf } from '../line-copies.ts'
import { readExchanged } from '../presale-order.ts'
import { isExtra } from './extra-order.ts'

type Order = typeof orders.$inferSelect

/** A line, and for how many of its copies a day can still be booked. */
export interface LineToBook {
  readonly line: LineCopies['line']
  readonly bookable: number
  /** On which its codes are good for the last time: a later day is worth nothing. */
  readonly lastDay: string
}

/** Whether days can be booked for what an order is of: it is paid, has not ended, and is not itself what a day costs more. */
export const isOpenToBook = (order: Pick<Order, 'orderStatus' | 'paymentStatus' | 'tempOrderId'>): boolean => {
  const state = orderState(order)
  return (state === 'paid' || state === 'confirmed') && !isExtra(order)
}

export const readLinesToBook = async (db: Queries, order: Order): Promise<LineToBook[]> =>
  (await readLinesToBookOf(db, [order]))(order)

/** The lines of several orders for which days can be booked, by as many queries as of one. */
export async function readLinesToBookOf(db: Queries, asked: readonly Order[]): Promise<(order: Order) => LineToBook[]> {
  const ids = asked.map(({ id }) => id)
  const linesOf = await readLinesOf(db, ids)
  const held = await heldCopies(db, ids)
  const exchanged = await readExchanged(db, ids)
  return (order) => {
    const isOpen = isOpenToBook(order) && !exchanged(order.id)
    return linesOf(order.id).map(({ line, copies }) => {
      const codes = copies.map((copy) => copy.codes.map(({ status }) => status))
      const bookable = isOpen ? bookableCopies({ copies: codes, held: held.get(line.id) ?? 0 }) : 0
      return { line, bookable, lastDay: lastDayOf(line.body, shopDay(order.paidAt ?? order.createdAt)) }
    })
  }
}

/** Copies of each line that have a day. */
async function heldCopies(db: Queries, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ lineId: appointments.lineId, copies: sql<number>`sum(${appointments.copies})::int` })
    .from(appointments)
    .where(and(inArray(appointments.orderId, [...orderIds]), inArray(appointments.state, [...holdingStates])))
    .groupBy(appointments.lineId)
  return new Map(rows.map(({ lineId, copies }) => [lineId, copies]))
}

/** On which the codes of a line are good for the last time. */
export async function lastDayOfLine(db: Queries, lineId: string): Promise<string> {
  const [found] = await db
    .select({ body: orderLines.body, paidAt: orders.paidAt, createdAt: orders.createdAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, lineId))
  return found ? lastDayOf(found.body, shopDay(found.paidAt ?? found.createdAt)) : ''
}

/** Copies of all lines together for which a day can still be booked. */
export const bookableOf = (lines: readonly LineToBook[]): number =>
  lines.reduce((sum, { bookable }) => sum + bookable, 0)
