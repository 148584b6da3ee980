import type { FromSchema } from 'json-schema-to-ts'
import { payOutcomes } from '../../schemas/domain/cashier.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const payResultProps = {
  title: '支付结果',
  type: 'object',
  properties: {
    outcome: {
      type: 'string',
      enum: [...payOutcomes, 'free', 'expired'],
      description: '怎么样了，写 {{ pay.outcome }}；free 无需支付，expired 超过支付时间',
    },
    amount: { type: 'number', minimum: 0, description: '已付，元，写 {{ pay.paidPrice }}' },
    returned: { type: 'number', minimum: 0, description: '要退的，元，写 {{ pay.returnPrice }}；0 不写出来' },
    times: { type: 'integer', minimum: 0, maximum: 20, description: '确认中时问几次，每 3 秒一次，默认 3' },
  },
  required: ['outcome'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PayResultProps = FromSchema<typeof payResultProps>
