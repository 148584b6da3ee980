import type { Module, Screen } from '../../kit/module.ts'

const applyScreen = {
  code: 'invoice/apply',
  title: '申请发票',
  description: '填抬头、税号和邮箱，提交后看进度。填的内容在这次访问里记住。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '表单下面' } },
  query: ['orderId'],
  calls: ['invoiceDetail', 'invoiceApply'],
  values: {
    type: 'object',
    properties: {
      orderNo: { type: 'string', description: '订单号' },
      amount: { type: 'number', minimum: 0, description: '开票金额，元' },
    },
    required: ['orderNo', 'amount'],
    additionalProperties: false,
  },
  height: 480,
  load: () => import('./apply-screen.tsx'),
} as const satisfies Screen

/** B2.5, B9: an invoice for an order. The rules are in SPEC.md. */
export const invoice = {
  name: 'invoice',
  title: '发票',
  screens: { apply: applyScreen },
} as const satisfies Module
