import { commentSchema, commentStatuses } from '../domain/comment.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { orderQuery } from './query-comment-detail-by-order-no.ts'

/** GET /online/cms-api/user/queryCommentForm (B2.9, B4; the path is in the style of its neighbours): what a comment on an order begins with. */
export const commentForm = {
  name: 'commentForm',
  title: { zh: '写点评', en: 'What a comment on an order begins with' },
  source: 'A7, B2.9, B4',
  method: 'GET',
  path: '/online/cms-api/user/queryCommentForm',
  query: orderQuery,
  reply: envelope({
    type: 'object',
    properties: {
      orderNo: { type: 'string', title: '订单号' },
      commentStatus: {
        type: 'integer',
        enum: commentStatuses,
        enumDescriptions: ['可以点评', '看点评', '看点评', '可以点评', '不能点评', '可以点评'],
        title: '点评状态',
        description: '-1、2、9 可以点评，0、1 看点评，3 不能点评。',
      },
      isAbroad: { type: 'boolean', title: '国外会员', description: '国外会员还不能点评。', $comment: 'B5。' },
      productName: { type: 'string', title: '商品的名字' },
      picture: { type: 'string', title: '商品的图片', description: '不带尺寸。' },
      sides: { type: 'array', items: { type: 'string' }, title: '要打分的分项' },
      comment: { ...commentSchema, title: '写过的点评', description: '没有写过就没有。' },
    },
    required: ['orderNo', 'commentStatus', 'isAbroad', 'productName', 'picture', 'sides'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
