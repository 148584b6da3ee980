import { mainOrderSchema } from '../domain/main-order.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const id = { mainOrderId: { type: 'string', minLength: 1, maxLength: 40, description: '主订单号' } } as const
const people = { type: 'string', maxLength: 4 } as const
const query = {
  departureDate: { type: 'string', maxLength: 20, description: '入住日期' },
  mainOrderUseNum: { ...people, description: '已用份数' },
  adults: { ...people, description: '成人' },
  childs: { ...people, description: '儿童' },
} as const

/** GET /online/order/mainOrder/{mainOrderId} (B3, B7 main order info; the path is in the style of its neighbours): the stay of a link. */
export const mainOrderInfo = {
  name: 'mainOrderInfo',
  title: { zh: '主订单', en: 'Main order' },
  source: 'B2.3, B3, B7',
  method: 'GET',
  path: '/online/order/mainOrder/:mainOrderId',
  params: { type: 'object', properties: id, required: ['mainOrderId'], additionalProperties: false },
  query: { type: 'object', properties: query, additionalProperties: false },
  reply: envelope(mainOrderSchema),
  problems: ['invalid-request'],
  personal: false,
  page: {
    with: { type: 'object', properties: { ...id, ...query }, required: ['mainOrderId'], additionalProperties: false },
    value: ['data'],
  },
} as const satisfies Contract
