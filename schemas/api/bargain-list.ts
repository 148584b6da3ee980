import { bargainCardSchema } from '../domain/bargain-team.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    ...paging('每页几个'),
    isMine: { type: 'boolean', title: '只要自己发起过的' },
  },
  required: ['pageNumber', 'pageSize'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/activity/cut/list (B1 /bargain/channel; the path is in the style of its neighbours): products whose price can be cut,
 * those that can be begun first, and how each stands for who asks (B4).
 */
export const bargainList = {
  name: 'bargainList',
  title: { zh: '砍价商品', en: 'Bargains' },
  source: 'A3, B1, B4',
  method: 'POST',
  path: '/online/cms-api/activity/cut/list',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      products: { type: 'array', items: bargainCardSchema },
      total: { type: 'integer', minimum: 0, title: '一共几个' },
    },
    required: ['products', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: true,
  page: { with: { ...body, required: [] }, defaults: { pageNumber: 1, pageSize: 10 }, value: ['data'] },
} as const satisfies Contract
