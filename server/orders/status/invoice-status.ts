import { and, inArray } from 'drizzle-orm'
import { type InvoiceEvent, invoiceTransitions } from '../../../src/domain/order/invoice-state.ts'
import { endStates, stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { invoices } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof invoices.$inferInsert, 'orderId' | 'state'>>

/**
 * The one writer of `state` of invoices: an event happens to them, in one statement, and only to those in a state from which it
 * leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveInvoices = (tx: Pick<Queries, 'update'>, event: InvoiceEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(invoices)
    .set({ ...also, state: stateAfter(invoiceTransitions, event) })
    .where(and(...which, inArray(invoices.state, statesBefore(invoiceTransitions, event))))
    .returning()

/**
 * Keeps an application for an invoice: the first one of its order, or another one in the place of one that ended.
 * @returns nothing when an invoice of the order is under way or issued: then it stays as it is
 */
export const keepInvoice = (tx: Pick<Queries, 'insert'>, applied: typeof invoices.$inferInsert) =>
  tx
    .insert(invoices)
    .values(applied)
    .onConflictDoUpdate({
      target: invoices.orderId,
      set: applied,
      setWhere: inArray(invoices.state, endStates(invoiceTransitions)),
    })
    .returning()
