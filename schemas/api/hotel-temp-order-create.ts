import { roomChoiceSchema } from '../domain/hotel-offer.ts'
import { hotelBody } from '../domain/hotel-request.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = hotelBody(roomChoiceSchema)

/** POST /online/order/temporder/hotel/create (A7): keeps what was chosen, to order with. Refused when it can't be had at that price. */
export const hotelTempOrderCreate = {
  name: 'hotelTempOrderCreate',
  title: { zh: '酒店临时订单', en: 'Go on to order a room' },
  source: 'A7',
  method: 'POST',
  path: '/online/order/temporder/hotel/create',
  body,
  reply: envelope({
    type: 'object',
    properties: { tempOrderId: { type: 'string', title: '临时订单编号' } },
    required: ['tempOrderId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', '6010109', 'order-unpaid', 'price-changed'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
