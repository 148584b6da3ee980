import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const count = (title: string) => ({ type: 'integer', minimum: 0, title }) as const

/** GET /online/order/orderlist/count (the path is in the style of its neighbours): how many orders wait for their buyer. */
export const orderCounts = {
  name: 'orderCounts',
  title: { zh: '订单数量', en: 'How many orders wait' },
  source: 'B2.9, B4',
  method: 'GET',
  path: '/online/order/orderlist/count',
  reply: envelope({
    type: 'object',
    properties: { unpaid: count('待支付'), usable: count('待使用'), refund: count('退款中') },
    required: ['unpaid', 'usable', 'refund'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
