import type { Contract } from './contract.ts'
import { unpaidOfProductSchema } from '../domain/unpaid-of-product.ts'
import { envelope } from './envelope.ts'

/** A product of a member's favourites, or not, by its code or its id. */
export const collectParams = {
  type: 'object',
  properties: {
    productCode: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '商品代码或' },
  },
  required: ['productCode'],
  additionalProperties: false,
} as const

export const collectReply = envelope({
  type: 'object',
  properties: { isCollected: { type: 'boolean', title: '收藏了' } },
  required: ['isCollected'],
  additionalProperties: false,
})

const standing = collectReply.properties.data

/** GET /online/capi/collect/checkProductCollect/{productCode} (A7, B6, B7). */
export const checkProductCollect = {
  name: 'checkProductCollect',
  title: {
    zh: '收藏了没有，自己待支付的订单占着什么',
    en: 'What a product is to a member: collected, held by orders to pay',
  },
  source: 'A7, B6, B7',
  method: 'GET',
  path: '/online/capi/collect/checkProductCollect/:productCode',
  params: collectParams,
  reply: envelope({ ...standing, properties: { ...standing.properties, unpaid: unpaidOfProductSchema } }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: collectParams, value: ['data'] },
} as const satisfies Contract
