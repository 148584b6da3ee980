import { favoriteSchema } from '../domain/favorite.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    ...paging('每页几个'),
  },
  required: ['pageNumber', 'pageSize'],
  additionalProperties: false,
} as const

/** POST /online/capi/collect/queryMyCollects (B1, B2.9 myfavorites; the path is in the style of its neighbours): the newest first. */
export const myFavorites = {
  name: 'myFavorites',
  title: { zh: '我的收藏', en: "A member's favourites" },
  source: 'B1, B4, B6',
  method: 'POST',
  path: '/online/capi/collect/queryMyCollects',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      products: { type: 'array', items: favoriteSchema },
      total: { type: 'integer', minimum: 0, title: '一共几个' },
    },
    required: ['products', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { ...body, required: [] }, defaults: { pageNumber: 1, pageSize: 20 }, value: ['data'] },
} as const satisfies Contract
