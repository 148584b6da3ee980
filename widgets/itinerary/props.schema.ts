import type { FromSchema } from 'json-schema-to-ts'
import { detailSectionSchema } from '../../schemas/domain/detail-section.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const itineraryProps = {
  title: '行程',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 行程安排' },
    days: {
      type: 'array',
      items: detailSectionSchema,
      description: '一天一条，例如 {{ product.sections.itinerary }}',
    },
  },
  required: ['days'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ItineraryProps = FromSchema<typeof itineraryProps>
