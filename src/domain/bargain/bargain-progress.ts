import type { Transitions } from '../order/transitions.ts'

/** How far a bargain has come by what is done to it. Whether its activity is over or sold out is no state of its own: time and stock say so. */
export type BargainProgress = 'cutting' | 'reached' | 'bought'

/**
 * - help: a friend cut, and something is left.
 * - reach: a friend, or who began it, cut the last of it.
 * - buy: it was paid for at the goal price.
 */
export type BargainEvent = 'help' | 'reach' | 'buy'

export const bargainTransitions: Transitions<BargainProgress, BargainEvent> = {
  cutting: { help: 'cutting', reach: 'reached' },
  reached: { buy: 'bought' },
  bought: {},
}

export const bargainProgresses = Object.keys(bargainTransitions) as BargainProgress[]
