import type { FromSchema } from 'json-schema-to-ts'
import { detailSectionSchema } from '../../schemas/domain/detail-section.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const priceNotesProps = {
  title: '价格说明',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“价格说明”。' },
    notes: {
      type: 'array',
      items: detailSectionSchema,
      title: '一条一条的说明',
      description: '不写就用划线价、未划线价和优惠的说明。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type PriceNotesProps = FromSchema<typeof priceNotesProps>
