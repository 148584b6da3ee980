import type { Product } from '../../../schemas/domain/product.ts'
import { activityStatus } from './activity-state.ts'

/**
 * What an activity sells has a stock of its own, and what is limited for each member is counted by member: both are stock like any other
 * (stock_taken), under names of their own.
 */
export const activityStockId = (activityId: string): string => `activity ${activityId}`

/** Of which a member has no more than the activity's `limit`. */
export const activityBuyerId = (activityId: string, memberId: string): string => `activity ${activityId} of ${memberId}`

/** Of which a member has no more than the goods' `purchaseLimit` (A3). */
export const goodsBuyerId = (productId: string, memberId: string): string => `goods ${productId} of ${memberId}`

/** A bargain is bought once by who cut it (B4: 10060). */
export const bargainBuyerId = (cutTeamId: string): string => `bargain ${cutTeamId}`

type Promoted = Pick<Product, 'productActivity' | 'bargain'>

/** Whether something is sold at the price of its product's activity: a flash sale that goes on, a bargain, a team's (B9 types 1, 2; A3: 3). */
export function isAtActivityPrice(
  { productActivity: activity, bargain }: Promoted,
  { isGroup = false }: { readonly isGroup?: boolean },
  now: number,
): boolean {
  if (!activity) return false
  if (activity.type === 1) return activityStatus(activity, now) === 1
  return activity.type === 2 ? bargain !== undefined : isGroup
}

/** Stock of an activity that something takes: of which there are `capacity` in all. */
interface ActivityNeed {
  readonly itemId: string
  readonly capacity: number
}

/** What is taken of an activity when somebody buys at its price: of all of it, and of what a member may have. */
export function activityNeeds({ productActivity: activity }: Promoted, memberId: string): ActivityNeed[] {
  if (!activity) return []
  const { activityId, stock, limit } = activity
  return [
    { itemId: activityStockId(activityId), capacity: stock },
    ...(limit === undefined ? [] : [{ itemId: activityBuyerId(activityId, memberId), capacity: limit }]),
  ]
}
