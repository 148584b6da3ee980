import { stayRequestSchema, roomOfferSchema } from '../domain/hotel-offer.ts'
import { guestRequest, HOTEL_MODULE, hotelBody, stayReply } from '../domain/hotel-request.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = hotelBody(guestRequest)

/** POST /online/product/hotel/bp/rateplan (A7): the rooms of a hotel for a stay and the people who come. */
export const hotelRateplan = {
  name: 'hotelRateplan',
  title: { zh: '酒店房型（按人数）', en: 'Rooms of a hotel for some people' },
  source: 'A3, A7',
  method: 'POST',
  path: '/online/product/hotel/bp/rateplan',
  body,
  reply: envelope(stayReply(stayRequestSchema, roomOfferSchema)),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: body, defaults: { moduleId: HOTEL_MODULE }, value: ['data'] },
} as const satisfies Contract
