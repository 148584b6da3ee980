import { orderCardSchema } from '../../schemas/domain/order-card.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { orderCardsProps, type OrderCardsProps } from './props.schema.ts'

const cardEvent = (title: string) =>
  ({
    title,
    payload: {
      type: 'object',
      properties: { order: orderCardSchema },
      required: ['order'],
      additionalProperties: false,
    },
  }) as const

export const orderCards = {
  code: 'order-cards',
  category: 'orders',
  title: '订单列表',
  description: '订单卡片：状态、图片、买了什么、金额和能做的事；一页一页地来（more 事件，配 load-more）。',
  props: orderCardsProps,
  defaults,
  events: {
    select: cardEvent('点了一个订单'),
    more: plainEvent('快到底了，或点了重试'),
    over: plainEvent('付款时间到了：重新取一次'),
  },
  height: 900,
  emptyWhen: ['orders'],
  load: () => import('./order-cards.tsx'),
} as const satisfies Widget<OrderCardsProps>
