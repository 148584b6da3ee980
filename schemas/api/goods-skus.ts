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

const { specs, skus } = goodsSpecSchema.properties

/** GET buyer-api goods/{productId}/skus (A7): spec groups and skus, enable_quantity less what is taken (A3). */
export const goodsSkus = {
  name: 'goodsSkus',
  title: { zh: '商品的规格和库存', en: 'Specs and skus of goods' },
  source: 'A3, A7',
  method: 'GET',
  path: '/buyer-api/goods/:productId/skus',
  params,
  reply: envelope({
    type: 'object',
    properties: { specs, skus },
    required: ['specs', 'skus'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
