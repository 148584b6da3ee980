import { transferChoiceSchema } from '../domain/transfer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    couponId: { type: 'string', maxLength: 40, title: '哪张券', description: '空是不问。' },
    orderId: { type: 'string', maxLength: 40, title: '哪个订单的券码', description: '空是不问。' },
  },
  additionalProperties: false,
} as const

/** GET /online/capi/transfer/choices (B2.9 transfer; the path is ours): what of a coupon or of an order of mine can be passed on, and why not. */
export const transferChoices = {
  name: 'transferChoices',
  title: { zh: '可以转赠的', en: 'What can be passed on' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/transfer/choices',
  query,
  reply: envelope({
    type: 'object',
    properties: { choices: { type: 'array', items: transferChoiceSchema } },
    required: ['choices'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data', 'choices'] },
} as const satisfies Contract
