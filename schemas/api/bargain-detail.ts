import { bargainSchema } from '../domain/promotion.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, description: '产品 id' },
    activityId: { type: 'string', maxLength: 40, description: '砍价活动 id；不写就是这个产品的' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/activity/cut/detail {productId, activityId} (A7 bargain detail; the path is in the style of its neighbours): how a
 * bargain stands (B4), and what the shopper can do.
 */
export const bargainDetail = {
  name: 'bargainDetail',
  title: { zh: '砍价详情', en: 'A bargain' },
  source: 'A3, A7, B4',
  method: 'GET',
  path: '/online/cms-api/activity/cut/detail',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      ...bargainSchema.properties,
      move: { enum: ['start', 'continue', 'buy', 'none'], description: '能做什么：发起、继续、底价购买、什么也不能' },
      button: { type: 'string', description: '按钮的文字' },
      word: { type: 'string', description: '现在怎样的一句话；没有就不写' },
    },
    required: [...bargainSchema.required, 'move', 'button'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: query, value: ['data'] },
} as const satisfies Contract
