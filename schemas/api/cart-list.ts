import { cartKindSchema, cartSchema, deviceLinesSchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: { kind: cartKindSchema, lines: deviceLinesSchema },
  required: ['kind'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/cart/list (B2.9; the path is in the style of its neighbours): what is in the cart, as it is sold to its
 * viewer now. A member has one on the server; a visitor sends along what the device keeps.
 */
export const cartList = {
  name: 'cartList',
  title: { zh: '购物车', en: 'A cart' },
  source: 'A5, B2.9',
  method: 'POST',
  path: '/online/fomall/cart/list',
  body,
  reply: envelope(cartSchema),
  problems: ['invalid-request'],
  personal: true,
} as const satisfies Contract
