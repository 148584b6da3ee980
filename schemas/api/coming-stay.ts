import { comingStaySchema } from '../domain/coming-stay.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/capi/stay/coming (B2.9 pre-service; the path is ours): the stays that are coming, and what was asked for them. */
export const comingStay = {
  name: 'comingStay',
  title: { zh: '即将到来的入住', en: 'Coming stays' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/stay/coming',
  reply: envelope({
    type: 'object',
    properties: {
      stays: { type: 'array', items: comingStaySchema, title: '最近的在前', description: '没有就是空的。' },
    },
    required: ['stays'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data', 'stays'] },
} as const satisfies Contract
