import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const dialogProps = {
  title: '对话框',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 24, title: '标题' },
    content: {
      type: 'string',
      minLength: 1,
      maxLength: 400,
      format: 'long-text',
      title: '内容',
      description: '可以换行。',
    },
    button: { type: 'string', minLength: 1, maxLength: 10, title: '按钮的文字', description: '默认是“我知道了”。' },
    open: {
      type: 'boolean',
      title: '现在打开',
      description: '从否变成是会再次打开，例如 {{ state.rules }}；不写就一进页面打开。',
      $comment: '有 openText 时等人点。',
    },
    openText: {
      type: 'string',
      minLength: 1,
      maxLength: 16,
      title: '页面上打开它的按钮的文字',
      description: '不写就没有按钮。',
    },
  },
  required: ['title', 'content'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DialogProps = FromSchema<typeof dialogProps>
