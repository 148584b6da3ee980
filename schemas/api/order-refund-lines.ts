import { orderRefundLinesSchema, refundOrderProperties } from '../domain/order-refund.ts'
import type { Contract } from './contract.ts'
import { acknowledgement } from './envelope.ts'

const { orderId } = refundOrderProperties

/** POST /online/order/refund/lines (in the style of its neighbours) -> what the order can give back now, for its buyer alone (B5). */
export const orderRefundLines = {
  name: 'orderRefundLines',
  title: { zh: '订单里可退的', en: 'What an order can give back' },
  source: 'B2.7, B5, B9',
  method: 'POST',
  path: '/online/order/refund/lines',
  body: {
    type: 'object',
    properties: refundOrderProperties,
    required: ['orderId'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: { ...acknowledgement, orderRefundLines: orderRefundLinesSchema },
    required: ['responseStatus', 'orderRefundLines'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseStatus', 'ack'], is: 'SUCCESS' },
  page: {
    with: { type: 'object', properties: { orderId }, required: ['orderId'], additionalProperties: false },
    value: ['orderRefundLines'],
  },
} as const satisfies Contract
