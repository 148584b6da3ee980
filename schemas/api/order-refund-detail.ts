import { orderRefundDetailSchema, refundOrderProperties } from '../domain/order-refund.ts'
import type { Contract } from './contract.ts'
import { acknowledgement } from './envelope.ts'

const orderRefundInfoId = {
  type: 'string',
  maxLength: 40,
  title: '哪次申请',
  description: '没有就是最新的一次。',
} as const

const body = {
  type: 'object',
  properties: { ...refundOrderProperties, orderRefundInfoId },
  required: ['orderId'],
  additionalProperties: false,
} as const

/** POST /online/order/refund/detail (B7 order refund detail; the path is in the style of its neighbours) -> the application, as a list of one. */
export const orderRefundDetail = {
  name: 'orderRefundDetail',
  title: { zh: '退款详情', en: 'A refund of an order' },
  source: 'B2.7, B3, B7',
  method: 'POST',
  path: '/online/order/refund/detail',
  body,
  reply: {
    type: 'object',
    properties: {
      ...acknowledgement,
      orderRefundDetails: { type: 'array', minItems: 1, items: orderRefundDetailSchema },
    },
    required: ['responseStatus', 'orderRefundDetails'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseStatus', 'ack'], is: 'SUCCESS' },
  page: {
    with: body,
    value: ['orderRefundDetails'],
  },
} as const satisfies Contract
