import { recommendationSchema } from '../domain/recommendation.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

/** The orders of a list of goods. */
export const goodsSorts = ['sales', 'new', 'price-up', 'price-down'] as const

const query = {
  type: 'object',
  properties: {
    ...paging('每页几个', '默认是 10。'),
    category: { type: 'string', maxLength: 8, title: '分类的名字', description: '空的是全部。' },
    sort: {
      type: 'string',
      enum: goodsSorts,
      enumDescriptions: ['销量', '新品', '价格低到高', '价格高到低'],
      title: '排序',
      $comment: 'sales 销量 new 新品 price-up 价格低到高 price-down 价格高到低。',
    },
  },
  required: ['pageNumber', 'pageSize'],
  additionalProperties: false,
} as const

/**
 * GET /online/fomall/goods/list (B2.9; the path is in the style of its neighbours): the goods of the retail mall that are on sale, and the
 * categories that there are, whichever was asked for. A page past the last has none (B4 paging).
 */
export const retailGoods = {
  name: 'retailGoods',
  title: { zh: '零售商城的商品', en: 'Goods of the retail mall' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/fomall/goods/list',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      goods: { type: 'array', items: recommendationSchema },
      categories: {
        type: 'array',
        title: '有哪些分类',
        description: '商品多的在前。',
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, count: { type: 'integer', minimum: 1, title: '几种商品' } },
          required: ['name', 'count'],
          additionalProperties: false,
        },
      },
      total: { type: 'integer', minimum: 0, title: '符合条件的总数' },
    },
    required: ['goods', 'categories', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: { ...query, required: [] },
    defaults: { pageNumber: 1, pageSize: 10 },
    value: ['data'],
  },
} as const satisfies Contract
