import type { FromSchema } from 'json-schema-to-ts'
import { commentSchema, commentStatuses } from '../../schemas/domain/comment.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const commentDetailProps = {
  title: '点评详情',
  type: 'object',
  properties: {
    comment: { ...commentSchema, title: '点评', description: '例如 {{ comment }}；还没有写就没有。' },
    commentStatus: {
      type: 'integer',
      enum: commentStatuses,
      enumDescriptions: ['可以点评', '看点评', '看点评', '可以点评', '不显示', '可以点评'],
      title: '自己的订单点评到哪一步了',
      description: '-1、2、9 可以点评，0、1 看点评，3 不显示；不写就是别人的点评。',
      $comment: 'B4。',
    },
    writeText: { type: 'string', minLength: 1, maxLength: 8, title: '写点评的按钮', description: '默认是“写点评”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type CommentDetailProps = FromSchema<typeof commentDetailProps>
