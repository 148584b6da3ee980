import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { invoiceProgressProps, type InvoiceProgressProps } from './props.schema.ts'

export const invoiceProgress = {
  code: 'invoice-progress',
  category: 'orders',
  title: '发票进度',
  description: '发票走到哪一步：已申请、已开票或未通过，和抬头、税号、金额。',
  props: invoiceProgressProps,
  events: {
    again: plainEvent('重新申请'),
  },
  height: 360,
  emptyWhen: ['orderNo'],
  load: () => import('./invoice-progress.tsx'),
} as const satisfies Widget<InvoiceProgressProps>
