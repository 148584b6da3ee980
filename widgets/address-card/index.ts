import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { addressCardProps, type AddressCardProps } from './props.schema.ts'

export const addressCard = {
  code: 'address-card',
  title: '收货地址',
  description: '下单页上寄到哪里：选了的或默认的地址，点了去换一个；一个也没有时去新建。',
  props: addressCardProps,
  events: { change: plainEvent('要换一个地址'), add: plainEvent('还没有地址，要新建') },
  height: 104,
  load: () => import('./address-card.tsx'),
} as const satisfies Widget<AddressCardProps>
