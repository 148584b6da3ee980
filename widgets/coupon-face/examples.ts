import type { Example } from '../../src/kit/widget.ts'
import type { CouponFaceProps } from './props.schema.ts'

const coupon: CouponFaceProps = {
  name: '住宿抵用券',
  denomination: 500,
  threshold: 800,
  validDays: 365,
  scope: '六家酒店与别墅通用',
  usage: '下单时在优惠里选择，每单限用一张',
}

export const examples: readonly Example<CouponFaceProps>[] = [
  { name: '满减', props: { ...coupon, to: '/coupon' } },
  { name: '无门槛', props: { ...coupon, threshold: 0 } },
  {
    name: '文字很长',
    props: { ...coupon, name: '澜途海景别墅与温泉山居通用'.repeat(3), scope: coupon.scope.repeat(8) },
  },
]
