import { and, inArray } from 'drizzle-orm'
import { stateAfter, statesBefore } from '../../src/domain/order/transitions.ts'
import { type TeamEvent, teamTransitions } from '../../src/domain/team/team-state.ts'
import type { Queries } from '../db/server-settings.ts'
import { teams } from '../db/schema.ts'
import type { WhichRows } from '../orders/status/which-rows.ts'

type Change = Partial<Omit<typeof teams.$inferInsert, 'id' | 'state'>>

/**
 * The one writer of `state` of teams: an event happens to them, in one statement, and only to those in a state from which it leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveTeams = (tx: Pick<Queries, 'update'>, event: TeamEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(teams)
    .set({ ...also, state: stateAfter(teamTransitions, event) })
    .where(and(...which, inArray(teams.state, statesBefore(teamTransitions, event))))
    .returning()
