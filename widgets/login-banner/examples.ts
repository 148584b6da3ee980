import type { Example } from '../../src/kit/widget.ts'
import type { LoginBannerProps } from './props.schema.ts'

const discounts = [{ memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }]

export const examples: readonly Example<LoginBannerProps>[] = [
  { name: '没登录', props: {} },
  { name: '金卡会员', props: { isLoggedIn: true, level: 3, discounts } },
  { name: '没有折扣的等级', props: { isLoggedIn: true, level: 1, discounts } },
  { name: '文字很长', props: { text: '登录后查看会员优惠价和专属权益，银卡及以上更多', button: '登录/注册' } },
]
