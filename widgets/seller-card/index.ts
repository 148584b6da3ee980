import { plainEvent } from '../../src/kit/content-event.ts'
import { serviceEvent } from '../../src/kit/service-schema.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { sellerCardProps, type SellerCardProps } from './props.schema.ts'

export const sellerCard = {
  code: 'seller-card',
  category: 'products',
  title: '商家',
  description: '谁在卖、在哪里：门店的名字和标志、地址、电话、在线客服。',
  props: sellerCardProps,
  events: {
    service: serviceEvent('点了在线客服'),
    call: plainEvent('点了打电话'),
    open: plainEvent('点了名字'),
  },
  height: 160,
  emptyWhen: ['name'],
  load: () => import('./seller-card.tsx'),
} as const satisfies Widget<SellerCardProps>
