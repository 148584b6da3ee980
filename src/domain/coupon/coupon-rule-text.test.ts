import { expect, it } from 'vitest'
import { couponRuleText } from './coupon-rule-text.ts'

type Ruled = Parameters<typeof couponRuleText>[0]
const coupon: Ruled = { couponType: 0, discountMode: 2, denomination: 50, threshold: 300, productTypes: [] }

const cases: readonly (readonly [Partial<Ruled>, string])[] = [
  [{}, '满 300 元立减 50 元。'],
  [{ threshold: 0 }, '立减 50 元。'],
  [{ productTypes: [6, 31], isReturnable: true }, '满 300 元立减 50 元，套餐、玩乐可用；整单退款后退回。'],
  [{ couponType: 2, discountMode: 1, denomination: 90, threshold: 200 }, '满 200 元整单 9 折。'],
  [{ couponType: 2, discountMode: 1, denomination: 95, threshold: 0, mostOff: 200 }, '整单 9.5 折，最多优惠 200 元。'],
  [{ couponType: 3, denomination: 1, threshold: 0, productTypes: [1] }, '抵扣最贵的 1 晚房费。'],
  [{ couponType: 4, denomination: 2, threshold: 0 }, '抵扣最贵的 2 张门票。'],
  [{ couponType: 5, threshold: 0 }, '到店出示券码使用。'],
  [{ couponType: 10, threshold: 0, productTypes: [65, 66] }, '到店参加抽奖。'],
]

it.each(cases)('[A3] a coupon says its rule: %j', (over, text) => {
  expect(couponRuleText({ ...coupon, ...over })).toBe(text.replaceAll(/(\d) /g, '$1\u00a0'))
})
