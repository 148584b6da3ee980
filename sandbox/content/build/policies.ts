import type { Product } from '../../../schemas/domain/product.ts'
import type { RefundRule } from '../../../schemas/domain/refund-rule.ts'
import { refundRules, refundRuleText } from '../../../src/domain/order/refund-rule.ts'
import { RATES_POLICY } from '../../../src/domain/stay/free-cancel.ts'

/** How a product is given back: by a rule of the shop, whose words are made of it; a hotel as its rates say. */
export type Policy = RefundRule | 'rates'

export const policyOf = (policy: Policy): Pick<Product, 'unbookingPolicy' | 'refundRule'> =>
  policy === 'rates'
    ? { unbookingPolicy: RATES_POLICY }
    : { unbookingPolicy: refundRuleText(policy), refundRule: policy }

export const {
  untilUsed: FREE_UNTIL_USED,
  dayBefore: FREE_UNTIL_DAY_BEFORE,
  never: NO_REFUND,
  /** Of what is sent by post. */
  posted: FREE_AFTER_RECEIPT,
  /** Of cards that are used often. */
  lessUses: LESS_USES,
  /** Of goods of type 65, whose orders have no refund button (B9). */
  byService: FREE_BY_SERVICE,
  /** Of what can be given to a friend. */
  untilGiven: FREE_UNTIL_GIVEN,
} = refundRules
export const HOTEL_POLICY = 'rates'
