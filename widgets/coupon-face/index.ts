import type { Widget } from '../../src/kit/widget.ts'
import { couponFaceProps, type CouponFaceProps } from './props.schema.ts'

export const couponFace = {
  code: 'coupon-face',
  category: 'promotions',
  title: '券面',
  description: '一张要买的券：面值、门槛、哪里能用、多久有效、怎么用。',
  props: couponFaceProps,
  height: 260,
  static: true,
  load: () => import('./coupon-face.tsx'),
} as const satisfies Widget<CouponFaceProps>
