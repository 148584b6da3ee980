import type { FromSchema } from 'json-schema-to-ts'
import { refundableLineSchema } from '../../schemas/domain/order-refund.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const refundFormProps = {
  title: '退款申请',
  type: 'object',
  properties: {
    orderId: { type: 'string', minLength: 1, description: '哪个订单，写 {{ params.orderId }}：填的内容按订单记住' },
    lines: { type: 'array', items: refundableLineSchema, description: '可退的种类，写 {{ order.lines }}' },
    button: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字，默认 提交申请' },
    apply: submitStateSchema('提交的情况，写 {{ state.apply }}', {
      type: 'object',
      description: '接口的回答',
      properties: {
        data: {
          type: 'object',
          description: '申请',
          properties: { refundId: { type: 'string', description: '哪一次申请' } },
          required: ['refundId'],
        },
      },
    }),
  },
  required: ['orderId', 'lines'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RefundFormProps = FromSchema<typeof refundFormProps>
export type RefundableLine = RefundFormProps['lines'][number]
