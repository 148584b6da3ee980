import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import { codeStatusOf } from './code-state.ts'
import type { OrderState } from './order-state.ts'

interface OrderUse {
  readonly state: OrderState
  readonly codes: readonly BizCodeStatus[]
  /** Its goods came. */
  readonly isReceived: boolean
  /** The last day of what has no code to show, as of a stay. */
  readonly lastDay: string | undefined
  readonly today: string
}

const USED: readonly BizCodeStatus[] = [codeStatusOf.used, codeStatusOf['part-used']]
const GIVEN_BACK: readonly BizCodeStatus[] = [codeStatusOf.refunded, codeStatusOf.refunding, codeStatusOf.void]

/**
 * Whether an order was used, so that its buyer has something to tell: a code was redeemed, the goods came, or the last day of the stay is
 * here and not all of it was given back.
 */
export function isOrderUsed({ state, codes, isReceived, lastDay, today }: OrderUse): boolean {
  if (state !== 'confirmed') return false
  if (isReceived || codes.some((status) => USED.includes(status))) return true
  const isKept = codes.some((status) => !GIVEN_BACK.includes(status))
  return lastDay !== undefined && lastDay <= today && isKept
}
