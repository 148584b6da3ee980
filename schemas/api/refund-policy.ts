import { productSchema } from '../domain/product.ts'
import type { Contract } from './contract.ts'
import { acknowledgement } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const

/** GET /online/product/refundPolicy/{productId} (B7 refund policy by productId; the path is in the style of its neighbours). */
export const refundPolicy = {
  name: 'refundPolicy',
  title: { zh: '退改政策', en: 'Refund policy of a product' },
  source: 'B7',
  method: 'GET',
  path: '/online/product/refundPolicy/:productId',
  params,
  reply: {
    type: 'object',
    properties: {
      ...acknowledgement,
      productInfos: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          properties: { productId: { type: 'string' }, unbookingPolicy: productSchema.properties.unbookingPolicy },
          required: ['productId', 'unbookingPolicy'],
          additionalProperties: false,
        },
      },
    },
    required: ['responseStatus', 'productInfos'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-found'],
  personal: false,
  accepted: { at: ['responseStatus', 'ack'], is: 'SUCCESS' },
  page: { with: params, value: ['productInfos'] },
} as const satisfies Contract
