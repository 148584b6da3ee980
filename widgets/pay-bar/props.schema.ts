import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { channels } from '../../schemas/page/context.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const payBarProps = {
  title: '付款栏',
  type: 'object',
  properties: {
    amount: { type: 'number', minimum: 0, description: '还要付，元，写 {{ order.leftPrice }}' },
    channel: { type: 'string', enum: channels, description: '渠道，写 {{ channel }}' },
    way: { type: 'string', description: '选了哪种支付方式，写 {{ state.way }}；没选是渠道的第一种' },
    text: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字，默认 立即支付' },
    result: submitStateSchema('生成支付信息的结果，即 state 里 submit 的 into，例如 {{ state.pay }}', {
      type: 'object',
      description: '接口 queryToken 的回答，不读',
    }),
  },
  required: ['amount', 'channel'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PayBarProps = FromSchema<typeof payBarProps>
