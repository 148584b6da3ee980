import { offeredSessionSchema } from '../domain/ticket-offer.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  title: '哪张门票',
  description: '也写哪天。',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '门票产品' },
    saleDate: {
      type: 'string',
      maxLength: 10,
      title: '哪天',
      description: '例如 2026-11-20；空的就是第一个可订的日子。',
    },
  },
  required: ['productId'],
  additionalProperties: false,
})

/** POST /online/product/ticket/session (A7): the sessions of a day, with what is left of them. */
export const ticketSession = {
  name: 'ticketSession',
  title: { zh: '门票场次', en: 'Sessions of a ticket' },
  source: 'A3, A7',
  method: 'POST',
  path: '/online/product/ticket/session',
  body,
  reply: envelope({ type: 'array', items: offeredSessionSchema }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: body, value: ['data'] },
} as const satisfies Contract
