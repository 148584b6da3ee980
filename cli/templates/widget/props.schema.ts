import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const sampleCardProps = {
  title: '示例卡片',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 30, title: '标题' },
    text: { type: 'string', maxLength: 200, title: '正文', description: '不写就没有。' },
    button: { type: 'string', minLength: 1, maxLength: 10, title: '按钮上的字', description: '默认是“查看详情”。' },
  },
  required: ['title'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SampleCardProps = FromSchema<typeof sampleCardProps>
