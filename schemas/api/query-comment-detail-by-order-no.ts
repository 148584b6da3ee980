import { commentSchema } from '../domain/comment.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** One of the member's own orders. */
export const orderQuery = {
  type: 'object',
  properties: { orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' } },
  required: ['orderNo'],
  additionalProperties: false,
} as const

/** GET /online/cms-api/user/queryCommentDetailByOrderNo (A7): what the member wrote of an order. */
export const queryCommentDetailByOrderNo = {
  name: 'queryCommentDetailByOrderNo',
  title: { zh: '订单的点评', en: 'The comment on an order' },
  source: 'A7, A8, B4',
  method: 'GET',
  path: '/online/cms-api/user/queryCommentDetailByOrderNo',
  query: orderQuery,
  reply: envelope(commentSchema),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: orderQuery, value: ['data'] },
} as const satisfies Contract
