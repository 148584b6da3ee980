import { memberPriceSchema } from '../domain/sale-plan.ts'
import type { Contract } from './contract.ts'
import { acknowledgement } from './envelope.ts'

const asked = {
  productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
  phone: { type: 'string', maxLength: 20, title: '会员的手机号' },
} as const
const terms = {
  ...asked,
  requestBase: {
    type: 'object',
    title: '从哪里来',
    properties: {
      headers: {
        type: 'object',
        title: '来源和终端',
        properties: {
          sourcefrom: { type: 'string', maxLength: 40, title: '来源' },
          terminal: { type: 'string', maxLength: 40, title: '终端' },
        },
        additionalProperties: false,
      },
    },
    required: ['headers'],
    additionalProperties: false,
  },
} as const

/**
 * POST marketing discount (A7; the path is ours, on the host of /market): the discount of the member's level for a product, and the
 * member's own rate in percent. A visitor, and who has no discount, gets neither.
 */
export const productDiscount = {
  name: 'productDiscount',
  title: { zh: '我的会员折扣', en: 'My discount for a product' },
  source: 'A3, A6, A7',
  method: 'POST',
  path: '/market/online/discount/product',
  body: { type: 'object', properties: terms, required: ['productId'], additionalProperties: false },
  reply: {
    type: 'object',
    properties: {
      ...acknowledgement,
      discount: {
        type: 'object',
        properties: {
          member: {
            type: 'object',
            title: '等级的折扣',
            properties: { ...memberPriceSchema.properties, productId: { type: 'string' } },
            required: ['memberLevel', 'memberLevelName', 'discountPercent', 'productId'],
            additionalProperties: false,
          },
          vip: {
            type: 'object',
            title: '会员自己的折扣',
            properties: {
              rate: { type: 'number', minimum: 0, maximum: 100, title: '百分数', description: '90 表示九折。' },
            },
            required: ['rate'],
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    },
    required: ['responseStatus', 'discount'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-found'],
  personal: true,
  accepted: { at: ['responseStatus', 'ack'], is: 'SUCCESS' },
  page: {
    with: { type: 'object', properties: terms, required: ['productId'], additionalProperties: false },
    defaults: { requestBase: { headers: { sourcefrom: 'h5', terminal: 'h5' } } },
    value: ['discount'],
  },
} as const satisfies Contract
