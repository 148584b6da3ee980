import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** Recommendation card (B3). */
export const recommendationSchema = {
  title: '推荐商品',
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', description: '商品 id' },
    productTitle: { type: 'string', description: '商品的名字' },
    productStartPrice: { type: 'number', minimum: 0, description: '起价，元' },
    originalPrice: { type: 'number', minimum: 0, description: '原价，元' },
    imgurl: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    productUrl: { type: 'string', format: 'address', description: '商品的地址；没有就不能点（B5）' },
    categoryInfo: {
      type: 'object',
      description: '种类',
      properties: { categoryName: { type: 'string', description: '种类的名字，例如 门票' } },
      required: ['categoryName'],
      additionalProperties: false,
    },
    parentProductType: { type: 'integer', description: '大类的代码' },
    parentProductTypeName: { type: 'string', description: '大类，例如 酒店' },
    orders_rate: { type: 'string', description: '多少人选择了，例如 37%' },
    tags: { type: 'array', items: { type: 'string' }, description: '标签' },
    ...productMarks,
    integral: { type: 'integer', minimum: 0, description: '最高可抵积分' },
  },
  required: ['productId', 'productTitle', 'productStartPrice', 'imgurl', 'parentProductType', 'parentProductTypeName'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Recommendation = FromSchema<typeof recommendationSchema>

/** Label -> code of the kinds that there are among the recommendations (B3 totalProductTypes). */
export const productTypesSchema = {
  type: 'object',
  description: '有哪些大类：名字 → 代码',
  additionalProperties: { type: 'integer' },
} as const satisfies JSONSchema
