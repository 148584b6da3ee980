import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { transferOfferProps, type TransferOfferProps } from './props.schema.ts'

export const transferOffer = {
  code: 'transfer-offer',
  category: 'orders',
  title: '朋友送的',
  description: '一张朋友转赠的券或券码：谁送的、是什么、最晚哪天领；可以领就有领取，领到了去看，来晚了说原因。',
  props: transferOfferProps,
  events: { take: plainEvent('点了领取') },
  height: 360,
  emptyWhen: ['offer'],
  load: () => import('./transfer-offer.tsx'),
} as const satisfies Widget<TransferOfferProps>
