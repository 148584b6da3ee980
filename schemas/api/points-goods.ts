import { exchangeGoodsSchema } from '../domain/points.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    category: { type: 'string', maxLength: 8, title: '哪个分类', description: '空是全部。' },
    ...paging('每页几个'),
  },
  required: ['category', 'pageNumber', 'pageSize'],
  additionalProperties: false,
} as const

/** POST /online/capi/points/queryGoods (B2.9 goods-market; the path is ours): what the points mall sells, what takes the fewest points first. */
export const pointsGoods = {
  name: 'pointsGoods',
  title: { zh: '积分商城的商品', en: 'Goods of the points mall' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/points/queryGoods',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      goods: { type: 'array', items: exchangeGoodsSchema },
      categories: {
        type: 'array',
        title: '有哪些分类',
        description: '各有几个。',
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, count: { type: 'integer', minimum: 0 } },
          required: ['name', 'count'],
          additionalProperties: false,
        },
      },
      total: { type: 'integer', minimum: 0, title: '这一类一共几个' },
    },
    required: ['goods', 'categories', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: { ...body, required: [] },
    defaults: { category: '', pageNumber: 1, pageSize: 10 },
    value: ['data'],
  },
} as const satisfies Contract
