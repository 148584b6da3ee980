import { plainEvent } from '../../src/kit/content-event.ts'
import { invoiceBodySchema } from '../../schemas/domain/invoice.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { migrations } from './migrations.ts'
import { invoiceFormProps, type InvoiceFormProps } from './props.schema.ts'

export const invoiceForm = {
  code: 'invoice-form',
  title: '发票申请',
  description: '发票抬头、税号和邮箱；写好的离开再回来还在。确认后发出 submit 事件，配 submit invoiceApply。',
  version: 1,
  props: invoiceFormProps,
  events: {
    submit: { title: '提交发票申请', payload: invoiceBodySchema },
    done: plainEvent('提交成功'),
  },
  migrations,
  height: 420,
  load: () => import('./invoice-form.tsx'),
} as const satisfies Widget<InvoiceFormProps>
