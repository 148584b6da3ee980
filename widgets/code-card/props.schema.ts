import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const codeCardProps = {
  title: '券码卡',
  type: 'object',
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 40, title: '券码' },
    title: { type: 'string', maxLength: 60, title: '是什么' },
    stamp: { type: 'string', maxLength: 8, title: '盖的章', description: '例如“已核销”；没有就能用。' },
    note: { type: 'string', maxLength: 60, title: '下面的一句话' },
  },
  required: ['code'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CodeCardProps = FromSchema<typeof codeCardProps>
