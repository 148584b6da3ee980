import { orderRefundSchema, refundOrderProperties } from '../domain/order-refund.ts'
import type { Contract } from './contract.ts'
import { acknowledgement } from './envelope.ts'

const body = {
  type: 'object',
  properties: refundOrderProperties,
  required: ['orderId'],
  additionalProperties: false,
} as const

/** POST /online/order/refund/info (B7 order refund info; the path is in the style of its neighbours) -> the applications, the newest first. */
export const orderRefundInfo = {
  name: 'orderRefundInfo',
  title: { zh: '退款记录', en: 'Refunds of an order' },
  source: 'B2.7, B3, B7',
  method: 'POST',
  path: '/online/order/refund/info',
  body,
  reply: {
    type: 'object',
    properties: {
      ...acknowledgement,
      orderRefundInfos: { type: 'array', items: orderRefundSchema },
    },
    required: ['responseStatus', 'orderRefundInfos'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseStatus', 'ack'], is: 'SUCCESS' },
  page: {
    with: body,
    value: ['orderRefundInfos'],
  },
} as const satisfies Contract
