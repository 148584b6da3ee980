import { cartKindSchema, cartSchema, deviceLinesSchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    kind: cartKindSchema,
    lines: deviceLinesSchema,
    key: { type: 'string', pattern: '^[0-9a-f]{32}$', title: '这台设备的这个购物车', description: '登录前就定下的。' },
  },
  required: ['kind', 'lines', 'key'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/cart/merge (B2.9; the path is in the style of its neighbours): what a visitor put in before they logged in
 * joins their own cart, once for each key, within the limits of A5.
 */
export const cartMerge = {
  name: 'cartMerge',
  title: { zh: '登录后合并购物车', en: 'A device’s cart becomes a member’s' },
  source: 'A5, B2.9',
  method: 'POST',
  path: '/online/fomall/cart/merge',
  body,
  reply: envelope(cartSchema),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
