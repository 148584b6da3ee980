import { groupProductSchema, groupRequired } from '../domain/promotion.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    activityId: { type: 'string', maxLength: 40, title: '拼团活动', description: '空的就是商品的。' },
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '商品' },
    memberId: { type: 'string', maxLength: 40, title: '会员', description: '不用写它。' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** GET /online/cms-api/activity/getProductInfo (A7): what a group buy sells, and how it stands. */
export const groupProductInfo = {
  name: 'groupProductInfo',
  title: { zh: '拼团的商品', en: 'What a group buy sells' },
  source: 'A3, A7',
  method: 'GET',
  path: '/online/cms-api/activity/getProductInfo',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      productInfo: {
        type: 'object',
        properties: {
          productId: { type: 'string' },
          activityId: { type: 'string' },
          activityCode: { type: 'string' },
          ...groupProductSchema.properties,
          timeStatus: {
            type: 'integer',
            enum: [0, 1, 2],
            enumDescriptions: ['未开始', '进行中', '已结束'],
            title: '活动时间',
            description: '0 是未开始，1 是进行中，2 是已结束。',
          },
          mayOpen: { type: 'boolean', title: '可以开团', description: '说的是这位会员的资质。' },
          canBuy: { type: 'boolean', title: '在售' },
        },
        required: ['productId', 'activityId', 'activityCode', ...groupRequired, 'timeStatus', 'mayOpen', 'canBuy'],
        additionalProperties: false,
      },
    },
    required: ['productInfo'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: query, value: ['data', 'productInfo'] },
} as const satisfies Contract
