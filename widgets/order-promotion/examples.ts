import type { Example } from '../../src/kit/widget.ts'
import type { OrderPromotionProps } from './props.schema.ts'

export const examples: readonly Example<OrderPromotionProps>[] = [
  { name: '秒杀', props: { kind: 1 } },
  { name: '砍价省了钱', props: { kind: 2, discount: 130 } },
  { name: '拼团', props: { kind: 3, discount: 30.5 } },
  { name: '不能用了', props: { kind: 1, problem: '活动已结束或不能使用' } },
]
