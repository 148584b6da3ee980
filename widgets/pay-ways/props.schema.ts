import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { channels } from '../../schemas/page/context.ts'

export const payWaysProps = {
  title: '用什么付',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 支付方式' },
    channel: { type: 'string', enum: channels, description: '渠道，写 {{ channel }}：渠道自己能付的只有一种' },
    way: { type: 'string', description: '选了哪一种，写 {{ state.way }}；没选是渠道的第一种' },
    note: { type: 'string', maxLength: 60, description: '下面的一句话；空的就没有' },
  },
  required: ['channel'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PayWaysProps = FromSchema<typeof payWaysProps>
