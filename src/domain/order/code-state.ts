import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import type { Transitions } from './transitions.ts'

/** B4 bizCodeStatus as a word of the code: -1 and 0 to 6. */
export type CodeState = 'unsent' | 'unused' | 'used' | 'refunded' | 'refunding' | 'void' | 'expired' | 'part-used'

/**
 * - send: its order is confirmed. use, use-part: redeemed, wholly or once of several times.
 * - hold: a refund of it was applied for; release: that was refused; refund: it was paid back.
 * - cancel: its order ended another way; expire: its last day is over.
 */
export type CodeEvent = 'send' | 'use' | 'use-part' | 'hold' | 'release' | 'refund' | 'cancel' | 'expire'

export const codeTransitions: Transitions<CodeState, CodeEvent> = {
  unsent: { send: 'unused', hold: 'refunding', cancel: 'void' },
  unused: { use: 'used', 'use-part': 'part-used', hold: 'refunding', cancel: 'void', expire: 'expired' },
  'part-used': { use: 'used', 'use-part': 'part-used', expire: 'expired' },
  refunding: { release: 'unused', refund: 'refunded' },
  expired: { hold: 'refunding' },
  used: {},
  refunded: {},
  void: {},
}

export const codeStatusOf: Readonly<Record<CodeState, BizCodeStatus>> = {
  unsent: -1,
  unused: 0,
  used: 1,
  refunded: 2,
  refunding: 3,
  void: 4,
  expired: 5,
  'part-used': 6,
}

/** A code as its order shows it (B3). */
export interface ShownCode {
  readonly bizCodeStatus: BizCodeStatus
  /** 1: its uses need not be told apart. */
  readonly continuousUsedFlag: number
  readonly canUseTimes: number
}

/** Codes of these statuses count as redeemable (B4). */
export const isRedeemable = ({ bizCodeStatus }: Pick<ShownCode, 'bizCodeStatus'>): boolean =>
  bizCodeStatus === 0 || bizCodeStatus === 6

/** Whether it is shown dark, to be used; else it is grey with a stamp (B4). */
export const isCodeUsable = ({ bizCodeStatus, continuousUsedFlag, canUseTimes }: ShownCode): boolean =>
  bizCodeStatus === 0 || (bizCodeStatus === 6 && (continuousUsedFlag === 1 || canUseTimes > 0))

/** What lies over a code (B4): redeemed for 1 and 6, refunded for 2 and 4. */
export function codeStamp({ bizCodeStatus }: Pick<ShownCode, 'bizCodeStatus'>): 'redeemed' | 'refunded' | undefined {
  if (bizCodeStatus === 1 || bizCodeStatus === 6) return 'redeemed'
  return bizCodeStatus === 2 || bizCodeStatus === 4 ? 'refunded' : undefined
}

interface WithCodes {
  readonly codes: readonly Pick<ShownCode, 'bizCodeStatus'>[]
}

/** Which sub-order's card is shown first (B2.5): one with an unused code, else one with a redeemed code, else the first. */
export function preferredCodes(subOrders: readonly WithCodes[]): number {
  const firstWith = (isWanted: (status: BizCodeStatus) => boolean) =>
    subOrders.findIndex(({ codes }) => codes.some(({ bizCodeStatus }) => isWanted(bizCodeStatus)))
  const unused = firstWith((status) => status === 0)
  const redeemed = firstWith((status) => status === 1 || status === 6)
  return Math.max(0, unused >= 0 ? unused : redeemed)
}
