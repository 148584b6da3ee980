import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** A part of a detail tab: its title, when it has one, and its text; blank lines make paragraphs. */
export const detailSectionSchema = {
  title: '一段说明',
  type: 'object',
  properties: {
    title: { type: 'string', title: '小标题' },
    text: { type: 'string', format: 'long-text', title: '文字', description: '空行分段。' },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DetailSection = FromSchema<typeof detailSectionSchema>
