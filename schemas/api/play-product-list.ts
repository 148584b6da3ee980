import { saleTicketSchema } from '../domain/sale-ticket.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' } },
  required: ['id'],
  additionalProperties: false,
} as const

const { priceAndInventories: _days, ...ticket } = saleTicketSchema.properties

/** GET /online/product/play/{id}/products (B2.4, B7 play product list; the path is in the style of its neighbours): what can be chosen of. */
export const playProductList = {
  name: 'playProductList',
  title: { zh: '玩乐的可选产品', en: 'Products of a play product' },
  source: 'B2.4, B7',
  method: 'GET',
  path: '/online/product/play/:id/products',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      products: {
        type: 'array',
        items: {
          type: 'object',
          properties: { ...ticket, isSoldOut: { type: 'boolean', title: '哪天都订不到了' } },
          required: [
            'essentialInfo',
            'mark',
            'minPrice',
            'underLinedPrice',
            'priceInventoryMode',
            'availablePeopleType',
            'isSoldOut',
          ],
          additionalProperties: false,
        },
      },
    },
    required: ['products'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data', 'products'] },
} as const satisfies Contract
