import { commentSchema } from '../domain/comment.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, title: '点评编号' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** GET /online/cms-api/product/commentDetail/{id} (B2.9 commentDetail; the path is in the style of its neighbours): one that all may read. */
export const commentDetail = {
  name: 'commentDetail',
  title: { zh: '点评详情', en: 'A comment' },
  source: 'B2.9, B3',
  method: 'GET',
  path: '/online/cms-api/product/commentDetail/:id',
  params,
  reply: envelope(commentSchema),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
