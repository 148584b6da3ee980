import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** A product that a member collected (B1, B4), as the favourites list shows it. */
export const favoriteSchema = {
  title: '收藏的商品',
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', title: '商品' },
    productCode: { type: 'string', names: 'product', title: '商品代码' },
    productName: { type: 'string', title: '商品的名字' },
    categoryName: { type: 'string', title: '种类', description: '例如“门票”。' },
    place: { type: 'string', title: '地点' },
    imgurl: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    productUrl: { type: 'string', format: 'address', title: '商品的地址' },
    productStartPrice: { type: 'number', minimum: 0, title: '起价', description: '单位是元。' },
    originalPrice: { type: 'number', minimum: 0, title: '划线价', description: '单位是元。' },
    ...productMarks,
    status: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['下架', '上架'],
      title: '状态',
      description: '1 是上架，0 是下架。',
    },
    collectedDay: { type: 'string', title: '哪天收藏的', description: '例如 2026-11-20。' },
  },
  required: [
    'productId',
    'productCode',
    'productName',
    'place',
    'imgurl',
    'productStartPrice',
    'originalPrice',
    'status',
    'collectedDay',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Favorite = FromSchema<typeof favoriteSchema>
