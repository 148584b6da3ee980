import type { FromSchema } from 'json-schema-to-ts'
import { commentPageSchema } from '../../schemas/api/comment-page.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const commentSummaryProps = {
  title: '点评摘要',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“住客点评”。' },
    page: {
      ...commentPageSchema,
      title: '点评',
      description: '写 {{ default(comments, null) }}：取不到时显示 5 分、100% 和暂无点评。',
      $comment: '接口 commentPage 的结果；B8。',
    },
    max: { type: 'integer', minimum: 0, maximum: 5, title: '最多几条点评', description: '默认是 2。' },
    productId: {
      type: 'string',
      minLength: 1,
      names: 'product',
      title: '商品',
      description: '全部点评的地址用它。',
      $comment: 'id 或代码。',
    },
    moreText: { type: 'string', minLength: 1, maxLength: 8, title: '更多的文字', description: '默认是“查看全部”。' },
    to: {
      type: 'string',
      format: 'address',
      title: '全部点评的页面',
      description: '默认是 /review-list；空文字就没有链接。',
    },
  },
  required: ['productId'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CommentSummaryProps = FromSchema<typeof commentSummaryProps>
