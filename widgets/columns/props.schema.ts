import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const columnsProps = {
  title: '两栏',
  type: 'object',
  properties: {
    wider: {
      enum: ['left', 'right'],
      enumDescriptions: ['左栏', '右栏'],
      title: '哪一栏宽一些',
      description: '不写就一样宽。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type ColumnsProps = FromSchema<typeof columnsProps>
