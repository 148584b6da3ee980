import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const sectionProps = {
  title: '分区',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 30, title: '标题' },
    subtitle: { type: 'string', maxLength: 60, title: '标题下面的一句话' },
    moreText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '右上角链接的文字',
      description: '不写就没有链接。',
    },
    moreTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '右上角链接的地址',
      $comment: '不写就由 more 事件决定。',
    },
  },
  required: ['title'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SectionProps = FromSchema<typeof sectionProps>
