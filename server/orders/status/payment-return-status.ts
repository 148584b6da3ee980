import { and, inArray } from 'drizzle-orm'
import { type PaymentReturnEvent, paymentReturnTransitions } from '../../../src/domain/order/payment-return-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { paymentReturns } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof paymentReturns.$inferInsert, 'id' | 'state'>>

/**
 * The one writer of `state` of what the payment company is asked to give back: an event happens to them, in one statement, and only to those in a state from which it
 * leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const movePaymentReturns = (
  tx: Pick<Queries, 'update'>,
  event: PaymentReturnEvent,
  which: WhichRows,
  also: Change = {},
) =>
  tx
    .update(paymentReturns)
    .set({ ...also, state: stateAfter(paymentReturnTransitions, event) })
    .where(and(...which, inArray(paymentReturns.state, statesBefore(paymentReturnTransitions, event))))
    .returning()
