import type { Widget } from '../../src/kit/widget.ts'
import { flashSaleProps, type FlashSaleProps } from './props.schema.ts'

export const flashSale = {
  code: 'flash-sale',
  category: 'promotions',
  title: '秒杀条',
  description: '限时秒杀的一条：秒杀价、离开始或结束还有多久、仅剩几份。到点时发出“到点了”，页面可以重新取商品。',
  props: flashSaleProps,
  events: {
    turn: {
      title: '到点开始或结束了',
      payload: {
        type: 'object',
        properties: {
          status: {
            type: 'integer',
            enum: [0, 1, 2],
            enumDescriptions: ['未开始', '进行中', '已结束'],
            title: '活动时间',
            description: '0 是未开始，1 是进行中，2 是已结束。',
          },
        },
        required: ['status'],
        additionalProperties: false,
      },
    },
  },
  height: 72,
  load: () => import('./flash-sale.tsx'),
} as const satisfies Widget<FlashSaleProps>
