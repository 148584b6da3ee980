import type { FromSchema } from 'json-schema-to-ts'
import { commentCountsSchema, commentTypes } from '../../schemas/api/comment-page.ts'
import { commentSchema } from '../../schemas/domain/comment.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const commentListProps = {
  title: '点评列表',
  type: 'object',
  properties: {
    comments: {
      type: 'array',
      items: commentSchema,
      title: '点评',
      description: '例如 {{ comments.productCommentPage.comments }}。',
    },
    counts: {
      ...commentCountsSchema,
      title: '每一种各有几条',
      description: '例如 {{ comments.productCommentPage.productComment.counts }}；不写就没有筛选。',
    },
    selected: { type: 'string', enum: commentTypes, title: '选中的筛选', $comment: '默认 all。' },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(comments.more, 'ready') }}。",
    },
    endText: { type: 'string', maxLength: 30, title: '到底时的一句话' },
    emptyText: { type: 'string', minLength: 1, maxLength: 30, title: '筛选后一条也没有时的话' },
    detailTo: {
      type: 'string',
      format: 'address',
      title: '点评详情的页面',
      description: '默认是 /commentDetail；空文字就没有详情。',
    },
  },
  required: ['comments'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CommentListProps = FromSchema<typeof commentListProps>
