import type { FromSchema } from 'json-schema-to-ts'
import { myComments } from '../../schemas/api/my-comments.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const myCommentsProps = {
  title: '我的点评',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“我的点评”。' },
    comments: {
      ...myComments.reply.properties.data.properties.comments,
      title: '我的点评',
      $comment: '接口 myComments 的结果。',
    },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '点评详情的页面',
      description: '默认是 /commentDetail。',
    },
  },
  required: ['comments'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MyCommentsProps = FromSchema<typeof myCommentsProps>
