import { productSchema } from '../domain/product.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' } },
  required: ['id'],
  additionalProperties: false,
} as const

const { presalePrice, subscribeFrom, subscribeUntil } = productSchema.properties.presale.properties
const { saleStartDate, underLinedPrice } = productSchema.properties

/** GET /online/product/presell/{id}/baseinfo (A7, B5): what is paid in advance, and when it can be redeemed. */
export const presellBaseinfo = {
  name: 'presellBaseinfo',
  title: { zh: '预售信息', en: 'A presale' },
  source: 'A7, B5',
  method: 'GET',
  path: '/online/product/presell/:id/baseinfo',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      productId: { type: 'string' },
      presalePrice,
      underLinedPrice,
      subscribeFrom,
      subscribeUntil,
      saleStartDate,
      hasStarted: { type: 'boolean', title: '已经开售' },
    },
    required: [
      'productId',
      'presalePrice',
      'underLinedPrice',
      'subscribeFrom',
      'subscribeUntil',
      'saleStartDate',
      'hasStarted',
    ],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
