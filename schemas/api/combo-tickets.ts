import { dateSchema } from '../domain/sale-plan.ts'
import { saleTicketSchema } from '../domain/sale-ticket.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const fields = {
  id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
  departureDate: {
    type: 'string',
    maxLength: 20,
    title: '使用日期',
    description: '不写、不是日期或已经过去的，就是今天。',
  },
} as const

/** GET /online/product/combo/{id}/tickets (B2.3, B7 combo ticket by date; the path is in the style of its neighbours). */
export const comboTickets = {
  name: 'comboTickets',
  title: { zh: '套餐某日的票', en: 'Tickets of a combo on a day' },
  source: 'B2.3, B3, B7',
  method: 'GET',
  path: '/online/product/combo/:id/tickets',
  params: { type: 'object', properties: { id: fields.id }, required: ['id'], additionalProperties: false },
  query: { type: 'object', properties: { departureDate: fields.departureDate }, additionalProperties: false },
  reply: envelope({
    type: 'object',
    properties: {
      date: { ...dateSchema, title: '是哪一天的票' },
      today: dateSchema,
      tickets: { type: 'array', items: saleTicketSchema },
    },
    required: ['date', 'today', 'tickets'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: { type: 'object', properties: fields, required: ['id'], additionalProperties: false },
    value: ['data'],
  },
} as const satisfies Contract
