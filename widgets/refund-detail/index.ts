import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { refundDetailProps, type RefundDetailProps } from './props.schema.ts'

export const refundDetail = {
  code: 'refund-detail',
  category: 'orders',
  title: '退款详情',
  description: '一次退款申请：到了哪一步、退多少、退了什么、为什么，和商家的话。',
  props: refundDetailProps,
  defaults,
  height: 560,
  static: true,
  emptyWhen: ['refunds'],
  load: () => import('./refund-detail.tsx'),
} as const satisfies Widget<RefundDetailProps>
