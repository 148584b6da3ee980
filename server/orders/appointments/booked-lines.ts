import { and, eq, inArray, sql } from 'drizzle-orm'
import { bookableCopies } from '../../../src/domain/order/booking.ts'
import { holdingStates } from '../../../src/domain/order/appointment-state.ts'
import { orderState } from '../../../src/domain/order/order-state.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments, type orders } from '../../db/schema.ts'
import { type LineCopies, readLines } from '../line-copies.ts'
import { isExchanged } from '../presale-order.ts'
import { isExtra } from './extra-order.ts'

type Order = typeof orders.$inferSelect

/** A line, and for how many of its copies a day can still be booked. */
export interface LineToBook {
  readonly line: LineCopies['line']
  readonly bookable: number
}

/** Whether days can be booked for what an order is of: it is paid, has not ended, and is not itself what a day costs more. */
export const isOpenToBook = (order: Pick<Order, 'orderStatus' | 'paymentStatus' | 'tempOrderId'>): boolean => {
  const state = orderState(order)
  return (state === 'paid' || state === 'confirmed') && !isExtra(order)
}

export async function readLinesToBook(db: Queries, order: Order): Promise<LineToBook[]> {
  const lines = await readLines(db, order.id)
  const held = await heldCopies(db, order.id)
  const isOpen = isOpenToBook(order) && !(await isExchanged(db, order.id))
  return lines.map(({ line, copies }) => {
    const codes = copies.map((copy) => copy.codes.map(({ status }) => status))
    const bookable = isOpen ? bookableCopies({ copies: codes, held: held.get(line.id) ?? 0 }) : 0
    return { line, bookable }
  })
}

/** Copies of each line that have a day. */
async function heldCopies(db: Queries, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ lineId: appointments.lineId, copies: sql<number>`sum(${appointments.copies})::int` })
    .from(appointments)
    .where(and(eq(appointments.orderId, orderId), inArray(appointments.state, [...holdingStates])))
    .groupBy(appointments.lineId)
  return new Map(rows.map(({ lineId, copies }) => [lineId, copies]))
}
