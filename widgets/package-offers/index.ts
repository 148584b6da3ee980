import { packageOfferSchema } from '../../schemas/domain/package-offer.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { packageOffersProps, type PackageOffersProps } from './props.schema.ts'

export const packageOffers = {
  code: 'package-offers',
  category: 'products',
  title: '限时套餐',
  description: '套餐卡片。countdown：横排大图，带活动倒计时；list：竖排小图。',
  props: packageOffersProps,
  defaults,
  variants: ['countdown', 'list'],
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
    more: plainEvent('点了更多'),
  },
  height: 484,
  emptyWhen: ['offers'],
  load: () => import('./package-offers.tsx'),
} as const satisfies Widget<PackageOffersProps>
