import { bargainStandingSchema } from '../domain/promotion.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
    activityId: { type: 'string', maxLength: 40, title: '砍价活动编号', description: '不写就是这个产品的。' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/activity/cut/detail {productId, activityId} (A7 bargain detail; the path is in the style of its neighbours): how a
 * bargain stands for who asks (B4), and what they can do.
 */
export const bargainDetail = {
  name: 'bargainDetail',
  title: { zh: '砍价详情', en: 'A bargain' },
  source: 'A3, A7, B4',
  method: 'GET',
  path: '/online/cms-api/activity/cut/detail',
  query,
  reply: envelope(bargainStandingSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  page: { with: query, value: ['data'] },
} as const satisfies Contract
