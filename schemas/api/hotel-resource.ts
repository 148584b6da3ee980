import { stayRequestSchema, roomOfferSchema } from '../domain/hotel-offer.ts'
import { HOTEL_MODULE, hotelBody, stayReply, stayRequest } from '../domain/hotel-request.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = hotelBody(stayRequest)

/** POST /online/product/hotel/resource (A7): the rooms of a hotel for a stay. */
export const hotelResource = {
  name: 'hotelResource',
  title: { zh: '酒店房型', en: 'Rooms of a hotel' },
  source: 'A3, A7',
  method: 'POST',
  path: '/online/product/hotel/resource',
  body,
  reply: envelope(stayReply(stayRequestSchema, roomOfferSchema)),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: body, defaults: { moduleId: HOTEL_MODULE }, value: ['data'] },
} as const satisfies Contract
