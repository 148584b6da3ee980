import type { Transitions } from '../order/transitions.ts'

/** A coupon or a code on its way to a friend (B2.9 transfer). */
export type TransferState = 'given' | 'taken' | 'withdrawn' | 'expired'

/** take: a friend opened the link and took it; withdraw: its giver has it back before; expire: nobody took it in time, and it is back. */
export type TransferEvent = 'take' | 'withdraw' | 'expire'

export const transferTransitions: Transitions<TransferState, TransferEvent> = {
  given: { take: 'taken', withdraw: 'withdrawn', expire: 'expired' },
  taken: {},
  withdrawn: {},
  expired: {},
}

/** What its giver and its taker read. */
export const transferWords: Readonly<Record<TransferState, string>> = {
  given: '等待领取',
  taken: '已被领取',
  withdrawn: '已撤回',
  expired: '超时退回',
}

const DAY = 86_400_000

/** How long a friend may take it. */
export const TRANSFER_LIFE = 3 * DAY

/** Until when a friend may take it: three days, and not longer than the thing itself is good. Epoch ms. */
export const transferUntil = (now: number, goodUntil: number): number => Math.min(now + TRANSFER_LIFE, goodUntil)
