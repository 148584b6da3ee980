import type { Example } from '../../src/kit/widget.ts'
import type { MemberBarProps } from './props.schema.ts'

const discounts = [
  { memberLevel: 2, memberLevelName: '银卡会员', discountPercent: 98 },
  { memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 },
  { memberLevel: 5, memberLevelName: '钻石会员', discountPercent: 90 },
]

export const examples: readonly Example<MemberBarProps>[] = [
  { name: '访客', props: { discounts } },
  { name: '金卡会员', props: { discounts, isLoggedIn: true, level: 3, vipRate: 95 } },
  { name: '普通会员', props: { discounts, isLoggedIn: true, level: 1 } },
  { name: '自己的折扣更低', props: { discounts, isLoggedIn: true, level: 3, vipRate: 90 } },
]
