import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const lookSwitchProps = {
  title: '外观',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, maxLength: 10, title: '选项前面的字', description: '默认是“外观”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type LookSwitchProps = FromSchema<typeof lookSwitchProps>
