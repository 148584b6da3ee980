import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import { codeStatusOf } from './code-state.ts'
import type { OrderState } from './order-state.ts'

/** A presale order counts once against something else: it is stock like any other (stock_taken), of which there is one. */
export const presaleStockId = (orderId: string): string => `presale ${orderId}`

/** What decides whether a presale order can be exchanged for something else of its product (B5). */
export interface PresaleFacts {
  readonly state: OrderState
  /** Fen of it that the buyer paid, and did not get back. */
  readonly paidFen: number
  readonly codes: readonly BizCodeStatus[]
  /** Days are booked for it. */
  readonly hasDays: boolean
  /** It was bought to another order: an exchange itself, or the difference of a day. */
  readonly isBoughtTo: boolean
  /** An order that exchanges it holds it. */
  readonly isTaken: boolean
}

/** Why a presale order can't be exchanged: the words are those of schemas/api/problems.ts. */
export type ExchangeObstacle = 'presale-exchanged' | 'presale-closed' | 'presale-period'

/** Why a presale order can't be exchanged; undefined when it can: it is paid and confirmed, and nothing of it was used or given back. */
export function exchangeObstacle(facts: PresaleFacts): ExchangeObstacle | undefined {
  const { state, paidFen, codes, hasDays, isBoughtTo, isTaken } = facts
  if (isTaken) return 'presale-exchanged'
  const isWhole = codes.length > 0 && codes.every((status) => status === codeStatusOf.unused)
  const isOpen = state === 'confirmed' && paidFen > 0 && isWhole && !hasDays && !isBoughtTo
  return isOpen ? undefined : 'presale-closed'
}
