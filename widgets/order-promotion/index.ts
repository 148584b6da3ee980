import type { Widget } from '../../src/kit/widget.ts'
import { orderPromotionProps, type OrderPromotionProps } from './props.schema.ts'

export const orderPromotion = {
  code: 'order-promotion',
  title: '订单的活动',
  description: '下单页上的一行：按秒杀、砍价或拼团的价格买，比平时少多少。',
  props: orderPromotionProps,
  height: 60,
  load: () => import('./order-promotion.tsx'),
} as const satisfies Widget<OrderPromotionProps>
