import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderStatusProps = {
  title: '订单状态',
  type: 'object',
  properties: {
    statusText: { type: 'string', description: '状态的字，写 {{ order.statusText }}' },
    orderStatus: { type: 'integer', description: '订单状态的代码（B4），写 {{ order.orderStatus }}' },
    paymentStatus: { type: 'integer', description: '付款状态的代码（B4），写 {{ order.paymentStatus }}' },
    retainTime: { type: 'integer', minimum: 0, description: '付款截止，毫秒时间戳' },
    hint: { type: 'string', description: '状态下面的一句话；没有就写这个状态通常的' },
    canPay: { type: 'boolean', description: '可以去支付，写 {{ order.actions.pay }}' },
    price: { type: 'number', minimum: 0, description: '还要付多少，元' },
  },
  required: ['statusText', 'orderStatus', 'paymentStatus', 'retainTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderStatusProps = FromSchema<typeof orderStatusProps>
