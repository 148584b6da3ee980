import type { Transitions } from '../order/transitions.ts'

/** How far the help of friends has come for a member who takes part in a sign activity. */
export type SignHelpState = 'inviting' | 'filled' | 'rewarded'

/**
 * - help: a friend helped, and others are still wanted.
 * - fill: the last friend that it takes helped.
 * - claim: the member took the reward.
 */
export type SignHelpEvent = 'help' | 'fill' | 'claim'

export const signHelpTransitions: Transitions<SignHelpState, SignHelpEvent> = {
  inviting: { help: 'inviting', fill: 'filled' },
  filled: { claim: 'rewarded' },
  rewarded: {},
}

export const signHelpStates = Object.keys(signHelpTransitions) as SignHelpState[]
