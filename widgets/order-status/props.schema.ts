import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderStatusProps = {
  title: '订单状态',
  type: 'object',
  properties: {
    statusText: { type: 'string', title: '状态的字', description: '写 {{ order.statusText }}。' },
    orderStatus: {
      type: 'integer',
      title: '订单状态的代码',
      description: '写 {{ order.orderStatus }}。',
      $comment: 'B4。',
    },
    paymentStatus: {
      type: 'integer',
      title: '付款状态的代码',
      description: '写 {{ order.paymentStatus }}。',
      $comment: 'B4。',
    },
    retainTime: { type: 'integer', minimum: 0, title: '付款截止', description: '是毫秒的时间戳。' },
    hint: { type: 'string', title: '状态下面的一句话', description: '没有就写这个状态通常的。' },
    canPay: { type: 'boolean', title: '可以去支付', description: '写 {{ order.actions.pay }}。' },
    price: { type: 'number', minimum: 0, title: '还要付多少', description: '单位是元。' },
  },
  required: ['statusText', 'orderStatus', 'paymentStatus', 'retainTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderStatusProps = FromSchema<typeof orderStatusProps>
