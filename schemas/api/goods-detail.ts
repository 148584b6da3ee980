import { goodsSpecSchema } from '../domain/product-package.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const

/** GET buyer-api goods/{productId} (A7): what bounds a purchase of goods (A3, A5). */
export const goodsDetail = {
  name: 'goodsDetail',
  title: { zh: '商品的购买限制', en: 'Limits of goods' },
  source: 'A3, A7',
  method: 'GET',
  path: '/buyer-api/goods/:productId',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      goods_id: { type: 'string' },
      goods_name: { type: 'string' },
      good_extends: goodsSpecSchema.properties.good_extends,
      purchaseLimit: goodsSpecSchema.properties.purchaseLimit,
    },
    required: ['goods_id', 'goods_name', 'good_extends', 'purchaseLimit'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
