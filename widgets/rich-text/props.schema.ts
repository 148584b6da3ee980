import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const richTextProps = {
  title: '文字',
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 40, title: '大标题' },
    parts: {
      type: 'array',
      title: '一节一节的文字',
      description: '只写文字，里面的标记不会生效。',
      items: {
        type: 'object',
        properties: {
          heading: { type: 'string', maxLength: 40, title: '小标题' },
          paragraphs: {
            type: 'array',
            items: { type: 'string', minLength: 1, format: 'long-text' },
            title: '段落',
            description: '一段写一条。',
          },
        },
        required: ['paragraphs'],
        additionalProperties: false,
      },
    },
  },
  required: ['parts'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RichTextProps = FromSchema<typeof richTextProps>
