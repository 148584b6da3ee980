import type { FromSchema } from 'json-schema-to-ts'
import { detailSectionSchema } from '../../schemas/domain/detail-section.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const itineraryProps = {
  title: '行程',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“行程安排”。' },
    days: {
      type: 'array',
      items: detailSectionSchema,
      title: '一天一条',
      description: '例如 {{ product.sections.itinerary }}。',
    },
  },
  required: ['days'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ItineraryProps = FromSchema<typeof itineraryProps>
