import { bargainCardSchema } from '../../schemas/domain/bargain-team.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { bargainListProps, type BargainListProps } from './props.schema.ts'

export const bargainList = {
  code: 'bargain-list',
  category: 'promotions',
  title: '砍价商品列表',
  description: '砍价商品一张一张卡片：底价、原价、还差多少，能发起、继续、购买还是已结束。',
  props: bargainListProps,
  defaults,
  events: {
    select: {
      title: '点了一个商品',
      payload: {
        type: 'object',
        properties: { product: bargainCardSchema },
        required: ['product'],
        additionalProperties: false,
      },
    },
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 900,
  emptyWhen: ['products'],
  load: () => import('./bargain-list.tsx'),
} as const satisfies Widget<BargainListProps>
