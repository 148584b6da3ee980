import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const pageFooterProps = {
  title: '页脚',
  type: 'object',
  properties: {
    brand: { type: 'string', minLength: 1, maxLength: 12, title: '品牌名' },
    promise: { type: 'string', maxLength: 40, title: '品牌承诺的一句话' },
    points: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 12 },
      maxItems: 3,
      title: '服务保障',
      description: '最多三条，例如“极速退款”。',
    },
  },
  required: ['brand'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PageFooterProps = FromSchema<typeof pageFooterProps>
