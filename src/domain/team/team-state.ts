import type { Team } from '../../../schemas/domain/team.ts'
import type { Transitions } from '../order/transitions.ts'

/** A team of a group buy (A4): the API writes its state as a number. */
export type TeamState = 'forming' | 'success' | 'failed'

/**
 * - fill: its last seat was paid; expire: its time ran out before.
 * - abandon: nobody is in it any more, since whoever opened it did not pay.
 */
export type TeamEvent = 'fill' | 'expire' | 'abandon'

export const teamTransitions: Transitions<TeamState, TeamEvent> = {
  forming: { fill: 'success', expire: 'failed', abandon: 'failed' },
  success: {},
  failed: {},
}

/** A4: 1 forming, 2 success, 3 failed. */
export const teamStatusOf: Readonly<Record<TeamState, Team['teamStatus']>> = { forming: 1, success: 2, failed: 3 }

/** What a shopper reads of each state (A3 teamStatusDesc). */
export const teamWords: Readonly<Record<TeamState, string>> = {
  forming: '拼团中',
  success: '拼团成功',
  failed: '拼团失败',
}
