import { parcelBodySchema } from '../domain/refund-parcel.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderId: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
    orderRefundInfoId: { type: 'string', minLength: 1, maxLength: 40, title: '哪次退款申请' },
    ...parcelBodySchema.properties,
  },
  required: ['orderId', 'orderRefundInfoId', 'company', 'number'],
  additionalProperties: false,
} as const

/**
 * POST /online/order/refund/logistics (B2.9 retail refund logistics; the path is in the style of its neighbours): the buyer tells in which
 * parcel the goods of a refund come back. Sent again it takes the place of what was told, until the refund is decided.
 */
export const orderRefundLogistics = {
  name: 'orderRefundLogistics',
  title: { zh: '填写退货物流', en: 'Tell the parcel of a refund' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/order/refund/logistics',
  body,
  reply: envelope({
    type: 'object',
    properties: { refundId: { type: 'string' } },
    required: ['refundId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'parcel-not-wanted', 'parcel-wrong'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
