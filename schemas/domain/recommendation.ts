import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** Recommendation card (B3). */
export const recommendationSchema = {
  title: '推荐商品',
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', title: '商品' },
    productTitle: { type: 'string', title: '商品的名字' },
    productStartPrice: { type: 'number', minimum: 0, title: '起价', description: '单位是元。' },
    originalPrice: { type: 'number', minimum: 0, title: '原价', description: '单位是元。' },
    imgurl: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    productUrl: {
      type: 'string',
      format: 'address',
      title: '商品的地址',
      description: '没有就不能点。',
      $comment: 'B5。',
    },
    categoryInfo: {
      type: 'object',
      title: '种类',
      properties: { categoryName: { type: 'string', title: '种类的名字', description: '例如“门票”。' } },
      required: ['categoryName'],
      additionalProperties: false,
    },
    parentProductType: { type: 'integer', title: '大类的代码' },
    parentProductTypeName: { type: 'string', title: '大类', description: '例如“酒店”。' },
    orders_rate: { type: 'string', title: '多少人选择了', description: '例如 37%。' },
    tags: { type: 'array', items: { type: 'string' }, title: '标签' },
    ...productMarks,
    integral: { type: 'integer', minimum: 0, title: '最高可抵积分' },
  },
  required: ['productId', 'productTitle', 'productStartPrice', 'imgurl', 'parentProductType', 'parentProductTypeName'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Recommendation = FromSchema<typeof recommendationSchema>

/** Label -> code of the kinds that there are among the recommendations (B3 totalProductTypes). */
export const productTypesSchema = {
  type: 'object',
  title: '有哪些大类',
  description: '名字 → 代码。',
  additionalProperties: { type: 'integer' },
} as const satisfies JSONSchema
