import type { Module, Screen } from '../../kit/module.ts'

const text = (description: string) => ({ type: 'string', description }) as const

const applyScreen = {
  code: 'refund/apply',
  title: '申请退款',
  description: '选退几份、为什么退、描述问题，确认后提交。填的内容在这次访问里记住，重复提交只算一次。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { top: { title: '订单上面' }, end: { title: '表单下面' } },
  query: [],
  calls: ['orderRefundLines', 'orderRefundApply'],
  values: {
    type: 'object',
    properties: {
      productId: text('产品 id'),
      companyId: text('卖家；没有就没有'),
      refundList: text('退款记录的地址'),
    },
    required: ['productId', 'refundList'],
    additionalProperties: false,
  },
  height: 600,
  load: () => import('./apply-screen.tsx'),
} as const satisfies Screen

/** B2.7, B5: asking for the money back. The rules are in SPEC.md. */
export const refund = {
  name: 'refund',
  title: '退款',
  screens: { apply: applyScreen },
} as const satisfies Module
