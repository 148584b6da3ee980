import { and, inArray } from 'drizzle-orm'
import { stateAfter, statesBefore } from '../../src/domain/order/transitions.ts'
import { type SignHelpEvent, signHelpTransitions } from '../../src/domain/sign/help-progress.ts'
import type { Queries } from '../db/server-settings.ts'
import { signJoins } from '../db/schema.ts'
import type { WhichRows } from '../orders/status/which-rows.ts'

/**
 * The one writer of `state` of those who take part: an event happens to them, in one statement, and only to those in a state from which it
 * leads on. @returns the ids of those that moved
 */
export const moveJoins = (tx: Pick<Queries, 'update'>, event: SignHelpEvent, which: WhichRows) =>
  tx
    .update(signJoins)
    .set({ state: stateAfter(signHelpTransitions, event) })
    .where(and(...which, inArray(signJoins.state, statesBefore(signHelpTransitions, event))))
    .returning({ id: signJoins.id })
