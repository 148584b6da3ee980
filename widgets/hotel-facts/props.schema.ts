import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const hotelFactsProps = {
  title: '酒店概况',
  type: 'object',
  properties: {
    checkInTime: { type: 'string', title: '最早入住', description: '例如 15:00。' },
    checkOutTime: { type: 'string', title: '最晚离店', description: '例如 12:00。' },
    openYear: { type: 'integer', minimum: 1800, maximum: 2200, title: '开业年份', description: '没有就不写。' },
    facilities: { type: 'array', items: { type: 'string' }, title: '设施' },
    address: { type: 'string', title: '地址', description: '没有就不写。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type HotelFactsProps = FromSchema<typeof hotelFactsProps>
