import { and, inArray } from 'drizzle-orm'
import { type BargainEvent, bargainTransitions } from '../../src/domain/bargain/bargain-progress.ts'
import { stateAfter, statesBefore } from '../../src/domain/order/transitions.ts'
import type { Queries } from '../db/server-settings.ts'
import { bargains } from '../db/schema.ts'
import type { WhichRows } from '../orders/status/which-rows.ts'

type Change = Partial<Pick<typeof bargains.$inferInsert, 'cutFen' | 'leftFen' | 'boughtAt'>>

/**
 * The one writer of `state` of bargains: an event happens to them, in one statement, and only to those in a state from which it leads on.
 * @param also what is written with it @returns the ids of the bargains that moved
 */
export const moveBargains = (tx: Pick<Queries, 'update'>, event: BargainEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(bargains)
    .set({ ...also, state: stateAfter(bargainTransitions, event) })
    .where(and(...which, inArray(bargains.state, statesBefore(bargainTransitions, event))))
    .returning({ id: bargains.id })
