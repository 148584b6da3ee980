import type { FromSchema } from 'json-schema-to-ts'
import { weatherSchema } from '../../schemas/domain/weather.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const weatherCardProps = {
  title: '天气',
  type: 'object',
  properties: {
    weather: {
      ...weatherSchema,
      title: '现在的天气',
      description: '例如 {{ weather }}。',
      $comment: 'status 为 0 时不显示。',
    },
    place: { type: 'string', minLength: 1, maxLength: 20, title: '地名', description: '例如“澜途岛”。' },
    greeting: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      title: '右边的一句话',
      description: '不写就按天气给一句，例如“适合下海，记得防晒”。',
    },
  },
  required: ['weather', 'place'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type WeatherCardProps = FromSchema<typeof weatherCardProps>
