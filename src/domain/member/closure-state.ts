import type { Transitions } from '../order/transitions.ts'

/** An account that is to be closed (B2.9 user-off). */
export type ClosureState = 'waiting' | 'withdrawn' | 'erased'

/** withdraw: its member came back; erase: seven days were over, and what was personal is gone. */
export type ClosureEvent = 'withdraw' | 'erase'

export const closureTransitions: Transitions<ClosureState, ClosureEvent> = {
  waiting: { withdraw: 'withdrawn', erase: 'erased' },
  withdrawn: {},
  erased: {},
}

const DAY = 86_400_000

/** How long a member may come back. */
const RETURN_DAYS = 7

/** When the data of an account go that was closed now. Epoch ms. */
export const closureDue = (now: number): number => now + RETURN_DAYS * DAY

/** How long what is due waits when something of the member is open. */
export const PUT_OFF = DAY
