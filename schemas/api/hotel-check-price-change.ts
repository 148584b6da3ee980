import { roomChoiceSchema } from '../domain/hotel-offer.ts'
import { hotelBody } from '../domain/hotel-request.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = hotelBody(roomChoiceSchema)

/** POST /online/product/hotel/checkPriceChange (A7, A8): whether what was chosen still costs the same; 6010109 when it can't be had. */
export const hotelCheckPriceChange = {
  name: 'hotelCheckPriceChange',
  title: { zh: '酒店核价', en: 'Check the price of a room' },
  source: 'A7, A8',
  method: 'POST',
  path: '/online/product/hotel/checkPriceChange',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      isChange: { type: 'boolean', title: '总价变了' },
      afterPrice: { type: 'number', minimum: 0, title: '现在的总价', description: '单位是元。' },
    },
    required: ['isChange', 'afterPrice'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found', '6010109', 'order-unpaid'],
  personal: false,
} as const satisfies Contract
