import { and, inArray } from 'drizzle-orm'
import { type CodeEvent, codeStatusOf, codeTransitions } from '../../../src/domain/order/code-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { orderCodes } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Pick<typeof orderCodes.$inferInsert, 'canUseTimes'>>

/**
 * The one writer of `status` of codes: an event happens to them, in one statement, and only to those in a state from which it leads on.
 * @param also what is written with it @returns the ids of the codes that moved
 */
export const moveCodes = (tx: Pick<Queries, 'update'>, event: CodeEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(orderCodes)
    .set({ ...also, status: codeStatusOf[stateAfter(codeTransitions, event)] })
    .where(and(...which, inArray(orderCodes.status, codeStatusesBefore(event))))
    .returning({ id: orderCodes.id })

/** The statuses in which the event means something to a code. */
export const codeStatusesBefore = (event: CodeEvent) =>
  statesBefore(codeTransitions, event).map((state) => codeStatusOf[state])
