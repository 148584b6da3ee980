import { and, inArray } from 'drizzle-orm'
import { type RefundEvent, refundStatusOf, refundTransitions } from '../../../src/domain/order/refund-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { refunds } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof refunds.$inferInsert, 'id' | 'status'>>

/**
 * The one writer of `status` of refunds: an event happens to them, in one statement, and only to those in a state from which it leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveRefunds = (tx: Pick<Queries, 'update'>, event: RefundEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(refunds)
    .set({ ...also, status: refundStatusOf[stateAfter(refundTransitions, event)] })
    .where(and(...which, inArray(refunds.status, statusesBefore(event))))
    .returning()

const statusesBefore = (event: RefundEvent) =>
  statesBefore(refundTransitions, event).map((state) => refundStatusOf[state])
