import type { CodeCheck } from '../../../schemas/domain/code-check.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { LATE_COUPON, LATE_REDEEMED } from './messages.ts'

/** What the shop says of a code: what it is, or why there is none. */
export interface Looked {
  readonly code?: CodeCheck
  readonly message?: string
}

/** The calls around codes (A3, B4). Each rejects with a CallProblem. */
export function codesApi({ call }: ScreenTools) {
  return {
    /** Gives the coupon of a code to who asks. @returns whether it gave it them before, by a call whose answer was lost or long ago */
    async redeemCoupon(code: string): Promise<boolean> {
      const reply = await call('couponRedeem', { code }, '兑换中...', LATE_COUPON)
      return (reply as { readonly data: { readonly isEarlier?: true } }).data.isEarlier === true
    },
    look: (code: string) => call('checkCode', { code }).then((reply) => (reply as { data: Looked }).data),
    /** Redeems a code once. @param seen how many uses were left when it was looked at: another number is refused */
    async redeem(code: string, seen: number): Promise<void> {
      await call('codeRedeem', { code, canUseTimes: seen }, '核销中...', LATE_REDEEMED)
    },
  }
}
