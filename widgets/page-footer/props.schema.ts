import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const pageFooterProps = {
  title: '页脚',
  type: 'object',
  properties: {
    brand: { type: 'string', minLength: 1, maxLength: 12, description: '品牌名' },
    promise: { type: 'string', maxLength: 40, description: '品牌承诺的一句话' },
    points: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 12 },
      maxItems: 3,
      description: '服务保障，最多三条，例如 极速退款',
    },
  },
  required: ['brand'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PageFooterProps = FromSchema<typeof pageFooterProps>
