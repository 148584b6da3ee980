import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { payAmountProps, type PayAmountProps } from './props.schema.ts'

export const payAmount = {
  code: 'pay-amount',
  title: '要付多少',
  description: '收银台的金额和剩余支付时间；时间到了告诉页面。',
  version: 1,
  props: payAmountProps,
  defaults,
  events: { over: plainEvent('支付时间到了') },
  migrations,
  height: 150,
  load: () => import('./pay-amount.tsx'),
} as const satisfies Widget<PayAmountProps>
