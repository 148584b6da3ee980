import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import type { Transitions } from './transitions.ts'

/** B4 bizCodeStatus as a word of the code: -1 and 0 to 6. */
export type CodeState = 'unsent' | 'unused' | 'used' | 'refunded' | 'refunding' | 'void' | 'expired' | 'part-used'

/**
 * - send: its order is confirmed. use, use-part: redeemed, wholly or once of several times.
 * - exchange: the order that exchanges its presale is paid (B5), even where it expired meanwhile.
 * - hold: a refund of it was applied for; refund: it was paid back.
 * - release, release-unsent, release-expired, release-part: the refund was refused, and the code is what it was before (`releaseEvent`).
 * - reopen: what it was used for is off: the day that a difference was paid for is cancelled, and its money goes back.
 * - cancel: the merchant withdraws it by hand; expire: its last day is over.
 */
export type CodeEvent =
  | 'send'
  | 'use'
  | 'use-part'
  | 'exchange'
  | 'hold'
  | 'refund'
  | 'release'
  | 'release-unsent'
  | 'release-expired'
  | 'release-part'
  | 'reopen'
  | 'cancel'
  | 'expire'

export const codeTransitions: Transitions<CodeState, CodeEvent> = {
  unsent: { send: 'unused', hold: 'refunding', cancel: 'void' },
  unused: {
    ...{ use: 'used', 'use-part': 'part-used', exchange: 'used' },
    ...{ hold: 'refunding', cancel: 'void', expire: 'expired' },
  },
  'part-used': { use: 'used', 'use-part': 'part-used', hold: 'refunding', expire: 'expired' },
  refunding: {
    ...{ refund: 'refunded', release: 'unused', 'release-unsent': 'unsent' },
    ...{ 'release-expired': 'expired', 'release-part': 'part-used' },
  },
  expired: { hold: 'refunding', exchange: 'used' },
  used: { reopen: 'unused' },
  refunded: {},
  void: {},
}

/**
 * What happens to a code whose refund was refused: it is again what it was. What was not sent is sent now when its order was confirmed
 * meanwhile; what had expired is not good again because somebody asked for its money.
 * @param before what the code was when its refund was applied for
 */
export function releaseEvent(before: BizCodeStatus, isConfirmed: boolean): CodeEvent {
  if (before === codeStatusOf.expired) return 'release-expired'
  if (before === codeStatusOf['part-used']) return 'release-part'
  return before === codeStatusOf.unsent && !isConfirmed ? 'release-unsent' : 'release'
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
