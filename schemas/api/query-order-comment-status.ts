import { commentStatuses } from '../domain/comment.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { orderQuery } from './query-comment-detail-by-order-no.ts'

/** GET /online/cms-api/user/queryOrderCommentStatus (A7): -1, 2 and 9 can comment; 0 and 1 view the comment; 3 hidden (B4). */
export const queryOrderCommentStatus = {
  name: 'queryOrderCommentStatus',
  title: { zh: '订单的点评状态', en: 'How far the comment on an order has come' },
  source: 'A7, A8, B4',
  method: 'GET',
  path: '/online/cms-api/user/queryOrderCommentStatus',
  query: orderQuery,
  reply: envelope({
    type: 'object',
    properties: {
      orderNo: { type: 'string', title: '订单号' },
      commentStatus: {
        type: 'integer',
        enum: commentStatuses,
        enumDescriptions: ['可以点评', '看点评', '看点评', '可以点评', '不显示', '可以点评'],
        title: '点评状态',
        description: '-1、2、9 可以点评，0、1 看点评，3 不显示。',
      },
    },
    required: ['orderNo', 'commentStatus'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: orderQuery, value: ['data'] },
} as const satisfies Contract
