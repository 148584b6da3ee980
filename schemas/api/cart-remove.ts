import { cartKindSchema, cartSchema, deviceLinesSchema, lineIdsSchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: { kind: cartKindSchema, lines: deviceLinesSchema, ids: lineIdsSchema },
  required: ['kind', 'ids'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/cart/remove (B2.9; the path is in the style of its neighbours): the cart without these lines. Sent again,
 * it changes nothing more.
 */
export const cartRemove = {
  name: 'cartRemove',
  title: { zh: '从购物车删除', en: 'Take goods out of a cart' },
  source: 'A5, B2.9',
  method: 'POST',
  path: '/online/fomall/cart/remove',
  body,
  reply: envelope(cartSchema),
  problems: ['invalid-request'],
  personal: true,
} as const satisfies Contract
