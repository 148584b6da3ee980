import { productInfoSchema } from '../domain/product-info.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** GET /online/product/play/{id}/baseinfo (B2.4, B3; the path is in the style of its neighbours): a play product without what it sells. */
export const playInfo = {
  name: 'playInfo',
  title: { zh: '玩乐信息', en: 'A play product' },
  source: 'B2.4, B3',
  method: 'GET',
  path: '/online/product/play/:id/baseinfo',
  params,
  reply: envelope(productInfoSchema),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
