import type { RefundRule } from '../../../schemas/domain/refund-rule.ts'
import { refundRules, refundRuleText } from '../../../src/domain/order/refund-rule.ts'

/** How a product is given back: by a rule of the shop, or as something else of it says (the rates of a hotel). */
export interface Policy {
  readonly rule?: RefundRule
  readonly text: string
}

/** A rule, in its own words where a product says it in others. */
export const policyOf = (rule: RefundRule, text = refundRuleText(rule)): Policy => ({ rule, text })

export const FREE_UNTIL_USED = policyOf(refundRules.untilUsed)
export const FREE_UNTIL_DAY_BEFORE = policyOf(refundRules.dayBefore)
/** Of goods of type 65, whose orders have no refund button (B9). */
export const FREE_BY_SERVICE = policyOf(
  refundRules.untilUsed,
  '未使用可退，请联系商家客服办理；部分使用后未使用的部分不再单独退款。',
)
export const NO_REFUND = policyOf(refundRules.never)
export const HOTEL_POLICY: Policy = { text: '每个价格的取消规则以预订页展示为准；节假日与雪季旺日可能不可取消。' }
