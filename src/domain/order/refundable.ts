import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import type { RefundTerms } from '../../../schemas/domain/refund-rule.ts'
import { OTHER_REASON, refundReasonText } from '../../../schemas/domain/refund-reason.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { type RefundShare, refundRules, refundRuleText, refundShareAt } from './refund-rule.ts'

/** Sub-orders of other types are not given back (B5, B9). */
const REFUNDABLE_TYPES: readonly number[] = [64, 65]

/** Orders of this type have no refund, and no counts (B9). */
const SPECIAL_ORDER = 65

/** Whether orders of a product type can be given back by their buyers at all (B9). */
export const isTypeRefundable = (productType: number): boolean => productType !== SPECIAL_ORDER

/** How a thing of a product is given back: as the product is, but of a type that never is. */
export const policyOfType = (
  { refundRule, unbookingPolicy }: Pick<Product, 'refundRule' | 'unbookingPolicy'>,
  resourceType: number,
): Pick<Product, 'refundRule' | 'unbookingPolicy'> =>
  refundRule === undefined || REFUNDABLE_TYPES.includes(resourceType)
    ? { ...(refundRule && { refundRule }), unbookingPolicy }
    : { refundRule: refundRules.never, unbookingPolicy: refundRuleText(refundRules.never) }

/** One copy of a line, by the codes that it is redeemed with. */
export type CodeGroup = readonly BizCodeStatus[]

export interface RefundLine {
  readonly resourceType: number
  /** Stays have a rule of their own: wholly until then, shop-local ('2026-12-06T18:00'), and not at all after. */
  readonly freeUntil?: string | undefined
  /** As they were sold; orders of before there were any are given back whole. */
  readonly refundTerms?: RefundTerms | undefined
  /** On which its buyer got what is sent by post: '2026-11-19'. */
  readonly receivedDay?: string | undefined
  readonly groups: readonly CodeGroup[]
  /** Copies of refunds under way that their codes do not show yet. */
  readonly pending: number
}

/** Redeemed, refunded, being refunded, void (B5: status 1 to 4); partly redeemed: unused parts of a package are waived (B9). */
const SPENT: readonly BizCodeStatus[] = [1, 2, 3, 4, 6]

/** Whether a copy can be given back. */
export const isGroupRefundable = (group: CodeGroup): boolean => !group.some((status) => SPENT.includes(status))

/** Whether a line is of those that can be given back, be anything left of it or not. */
export const isLineRefundable = ({
  resourceType,
  freeUntil,
}: Pick<RefundLine, 'resourceType' | 'freeUntil'>): boolean =>
  freeUntil !== undefined || REFUNDABLE_TYPES.includes(resourceType)

/**
 * What comes back of a copy of a line, whatever became of its codes (B3 unbookingPolicy).
 * @param now the shop's clock, '2026-12-06T17:59:00'
 */
export function lineShare(
  { freeUntil, refundTerms, receivedDay }: Omit<RefundLine, 'groups' | 'pending'>,
  now: string,
): RefundShare {
  if (freeUntil !== undefined) return now < freeUntil ? { percent: 100, until: freeUntil, then: 0 } : { percent: 0 }
  return refundTerms ? refundShareAt(refundTerms, now, receivedDay) : { percent: 100 }
}

/**
 * How many copies of a line can still be given back (B5).
 * @param now the shop's clock, '2026-12-06T17:59:00'
 */
export function refundableCount(line: RefundLine, now: string): number {
  const { groups, pending } = line
  if (!isLineRefundable(line) || lineShare(line, now).percent === 0) return 0
  return Math.max(0, groups.filter(isGroupRefundable).length - pending)
}

/** Why an application can't be sent, by its code: the words are those of schemas/api/problems.ts (B5). */
export type RefundObstacle =
  | 'refund-no-lines'
  | 'refund-no-reason'
  | 'refund-no-description'
  | 'refund-no-copies'
  | 'refund-too-many'

export interface RefundApplication {
  readonly reason: number | undefined
  readonly description: string
  /** Copies wanted of each line, in the order of `refundable`. */
  readonly copies: readonly number[]
  readonly refundable: readonly number[]
}

/** Why an application can't be sent (B5); undefined when it can. */
export function refundObstacle({
  reason,
  description,
  copies,
  refundable,
}: RefundApplication): RefundObstacle | undefined {
  if (refundable.length === 0) return 'refund-no-lines'
  if (reason === undefined || refundReasonText(reason) === undefined) return 'refund-no-reason'
  if (reason === OTHER_REASON && description.trim() === '') return 'refund-no-description'
  if (!copies.some((count) => count > 0)) return 'refund-no-copies'
  const isTooMuch = copies.some((count, at) => count > (refundable[at] ?? 0))
  return isTooMuch ? 'refund-too-many' : undefined
}
