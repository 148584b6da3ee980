import type { FromSchema } from 'json-schema-to-ts'
import { orderRefundSchema } from '../../schemas/domain/order-refund.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const parcelFormProps = {
  title: '退货物流',
  type: 'object',
  properties: {
    refunds: { type: 'array', items: orderRefundSchema, description: '订单的退款申请，写 {{ refunds }}' },
    refundId: {
      type: 'string',
      description: '填哪一次的，写 {{ query.refundId }}；没有就是还没寄回的，都寄回了就是最新的一次',
    },
    result: submitStateSchema('提交的结果，写 {{ state.send }}', {
      type: 'object',
      description: '接口的回答，不读',
    }),
    button: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字，默认 提交' },
    emptyText: { type: 'string', minLength: 1, maxLength: 30, description: '不用寄回时的话，默认 没有需要寄回的商品' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type ParcelFormProps = FromSchema<typeof parcelFormProps>
