import { saleDateSchema } from '../domain/ticket-offer.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'
import type { Annotations } from '../json-schema.ts'

const day = (about: Annotations) => ({ type: 'string', maxLength: 10, ...about }) as const

const body = requested({
  type: 'object',
  title: '哪张门票',
  description: '也写从哪天到哪天。',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '门票产品' },
    departureDate: day({ title: '从哪天', description: '例如 2026-11-20；空的就从今天起。' }),
    departureEndDate: day({ title: '到哪天', description: '空的就到日历的最后一天。' }),
  },
  required: ['productId'],
  additionalProperties: false,
})

/** POST /online/product/ticket/ticketCalendar (A7): the days on which a ticket is sold, six months ahead at most (A9); none of a flex ticket. */
export const ticketCalendar = {
  name: 'ticketCalendar',
  title: { zh: '门票日历', en: 'Days of a ticket' },
  source: 'A7, A9, B4',
  method: 'POST',
  path: '/online/product/ticket/ticketCalendar',
  body,
  reply: envelope({ type: 'array', items: saleDateSchema }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: body, value: ['data'] },
} as const satisfies Contract
