import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const emptyStateProps = {
  title: '空状态',
  type: 'object',
  properties: {
    picture: {
      type: 'string',
      minLength: 1,
      format: 'picture',
      title: '图片地址',
      description: '不带尺寸；不写就用内置的小图。',
    },
    text: { type: 'string', minLength: 1, maxLength: 60, title: '一句话' },
    hint: { type: 'string', maxLength: 60, title: '下面的小字' },
    action: { type: 'string', minLength: 1, maxLength: 10, title: '按钮的文字', description: '不写就没有按钮。' },
    actionTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '按钮打开的地址',
      description: '例如 /。',
      $comment: '不写就由 action 事件决定。',
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type EmptyStateProps = FromSchema<typeof emptyStateProps>
