import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** The weather at the resort (A3). */
export const weatherSchema = {
  title: '天气',
  type: 'object',
  properties: {
    status: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['没有天气', '有天气'],
      title: '状态',
      description: '0 表示没有天气，不显示。',
    },
    weather: { type: 'string', title: '例如 多云' },
    temperature: { type: 'number', title: '摄氏度' },
    weatherIcon: {
      type: 'string',
      enum: ['sunny', 'cloudy', 'overcast', 'rain', 'thunder', 'snow', 'fog', 'wind'],
      title: '图标名',
    },
  },
  required: ['status', 'weather', 'temperature', 'weatherIcon'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Weather = FromSchema<typeof weatherSchema>
