import { and, inArray } from 'drizzle-orm'
import { type PaymentEvent, paymentTransitions } from '../../../src/domain/order/payment-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { payments } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof payments.$inferInsert, 'id' | 'state'>>

/**
 * The one writer of `state` of tries to pay: an event happens to them, in one statement, and only to those in a state from which it
 * leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const movePayments = (tx: Pick<Queries, 'update'>, event: PaymentEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(payments)
    .set({ ...also, state: stateAfter(paymentTransitions, event) })
    .where(and(...which, inArray(payments.state, statesBefore(paymentTransitions, event))))
    .returning()
