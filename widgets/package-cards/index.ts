import { packageOfferSchema } from '../../schemas/domain/package-offer.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { packageCardsProps, type PackageCardsProps } from './props.schema.ts'

export const packageCards = {
  code: 'package-cards',
  category: 'products',
  title: '套餐列表',
  description: '一条一张的套餐卡片；快到底时要下一页（more 事件，配 load-more），最后一句到底提示。',
  props: packageCardsProps,
  defaults,
  events: {
    select: {
      title: '点了一个套餐',
      payload: {
        type: 'object',
        properties: { offer: packageOfferSchema },
        required: ['offer'],
        additionalProperties: false,
      },
    },
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 1600,
  emptyWhen: ['offers'],
  load: () => import('./package-cards.tsx'),
} as const satisfies Widget<PackageCardsProps>
