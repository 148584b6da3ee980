import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** A product of a member's favourites, or not, by its code or its id. */
export const collectParams = {
  type: 'object',
  properties: {
    productCode: { type: 'string', minLength: 1, maxLength: 40, names: 'product', description: '商品代码或 id' },
  },
  required: ['productCode'],
  additionalProperties: false,
} as const

export const collectReply = envelope({
  type: 'object',
  properties: { isCollected: { type: 'boolean', description: '收藏了' } },
  required: ['isCollected'],
  additionalProperties: false,
})

/** GET /online/capi/collect/checkProductCollect/{productCode} (A7, B6, B7). */
export const checkProductCollect = {
  name: 'checkProductCollect',
  title: { zh: '是否收藏', en: 'Whether a product is collected' },
  source: 'A7, B6, B7',
  method: 'GET',
  path: '/online/capi/collect/checkProductCollect/:productCode',
  params: collectParams,
  reply: collectReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: collectParams, value: ['data'] },
} as const satisfies Contract
