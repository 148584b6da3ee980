import { cartKindSchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { kind: cartKindSchema },
  required: ['kind'],
  additionalProperties: false,
} as const

/** GET /online/fomall/cart/count (B2.9; the path is in the style of its neighbours): how many pieces a member's cart holds. */
export const cartCount = {
  name: 'cartCount',
  title: { zh: '购物车里有几件', en: 'How many a cart holds' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/fomall/cart/count',
  query,
  reply: envelope({
    type: 'object',
    properties: { count: { type: 'integer', minimum: 0, title: '几件' } },
    required: ['count'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
