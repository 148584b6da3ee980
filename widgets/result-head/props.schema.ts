import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const resultHeadProps = {
  title: '结果',
  type: 'object',
  properties: {
    kind: {
      enum: ['good', 'wait', 'bad'],
      default: 'good',
      enumDescriptions: ['成功', '还要等', '没成功'],
      title: '结果',
      $comment: 'good 成功 wait 还要等 bad 没成功，默认 good。',
    },
    title: { type: 'string', minLength: 1, maxLength: 24, title: '一句话', description: '例如“预约已提交”。' },
    text: { type: 'string', maxLength: 80, title: '说明' },
  },
  required: ['title'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ResultHeadProps = FromSchema<typeof resultHeadProps, { keepDefaultedPropertiesOptional: true }>
