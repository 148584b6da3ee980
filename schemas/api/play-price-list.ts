import { dateSchema } from '../domain/sale-plan.ts'
import { saleTicketSchema } from '../domain/sale-ticket.ts'
import { turnOfDaysSchema } from '../domain/turn-of-days.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const fields = {
  id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
  productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '选的可选产品' },
} as const

/** GET /online/product/play/{id}/prices (B2.4, B7 price list; the path is in the style of its neighbours): one product with its days. */
export const playPriceList = {
  name: 'playPriceList',
  title: { zh: '玩乐的日期和价格', en: 'Days and prices of a play product' },
  source: 'B2.4, B4, B7',
  method: 'GET',
  path: '/online/product/play/:id/prices',
  params: { type: 'object', properties: { id: fields.id }, required: ['id'], additionalProperties: false },
  query: {
    type: 'object',
    properties: { productId: fields.productId },
    required: ['productId'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: { today: dateSchema, turnsAt: turnOfDaysSchema, ticket: saleTicketSchema },
    required: ['today', 'turnsAt', 'ticket'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: { type: 'object', properties: fields, required: ['id', 'productId'], additionalProperties: false },
    value: ['data'],
  },
} as const satisfies Contract
