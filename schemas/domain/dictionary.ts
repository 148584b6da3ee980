import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Dictionary (A7): words behind codes, read by the dictionary's code. */
export const dictionarySchema = {
  title: '字典',
  type: 'object',
  properties: {
    code: { type: 'string', title: '字典代码', $comment: '例如 MERCHANT_ACTIVITY_TYPE。' },
    dict: {
      type: 'array',
      title: '代码和词',
      items: {
        type: 'object',
        properties: {
          value: { type: 'string', title: '代码' },
          label: { type: 'string', title: '显示的词' },
        },
        required: ['value', 'label'],
        additionalProperties: false,
      },
    },
  },
  required: ['code', 'dict'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Dictionary = FromSchema<typeof dictionarySchema>
