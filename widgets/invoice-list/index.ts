import type { Widget } from '../../src/kit/widget.ts'
import { invoiceListProps, type InvoiceListProps } from './props.schema.ts'

export const invoiceList = {
  code: 'invoice-list',
  category: 'orders',
  title: '发票列表',
  description: '能开发票和开过发票的订单：金额、走到哪一步，点了去申请或看进度。',
  props: invoiceListProps,
  height: 480,
  static: true,
  emptyWhen: ['orders'],
  load: () => import('./invoice-list.tsx'),
} as const satisfies Widget<InvoiceListProps>
