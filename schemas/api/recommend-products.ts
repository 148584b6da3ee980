import { productTypesSchema, recommendationSchema } from '../domain/recommendation.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    ...paging('每页几个'),
    productCode: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      title: '正在看的商品',
      names: 'product',
      $comment: '的代码或 id。',
    },
    productType: {
      type: 'integer',
      minimum: 0,
      maximum: 10_000,
      title: '只要这个大类',
      $comment: '代码来自 totalProductTypes。',
    },
    distinctId: { type: 'string', maxLength: 64, title: '没有登录的人的匿名编号', $comment: 'B6。' },
  },
  required: ['pageNumber', 'pageSize', 'productCode'],
  additionalProperties: false,
} as const satisfies JSONSchema

/**
 * POST /online/cms-api/product/queryRecommendProducts (B7 recommendation query; the path is in the style of its neighbours): what else is
 * bought by who looks at a product. The types are those of all recommendations, whichever was asked for.
 */
export const recommendProducts = {
  name: 'recommendProducts',
  title: { zh: '推荐商品', en: 'Recommendations' },
  source: 'B3, B6, B7',
  method: 'POST',
  path: '/online/cms-api/product/queryRecommendProducts',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      products: { type: 'array', items: recommendationSchema },
      totalProductTypes: productTypesSchema,
      total: { type: 'integer', minimum: 0, title: '符合条件的总数' },
    },
    required: ['products', 'totalProductTypes', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: { ...body, required: ['productCode'] },
    defaults: { pageNumber: 1, pageSize: 10 },
    value: ['data'],
  },
} as const satisfies Contract
