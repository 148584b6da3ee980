import { cartKindSchema, cartSchema, deviceLinesSchema, lineIdsSchema, quantitySchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: { kind: cartKindSchema, lines: deviceLinesSchema, id: lineIdsSchema.items, quantity: quantitySchema },
  required: ['kind', 'id', 'quantity'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/cart/change (B2.9; the path is in the style of its neighbours): the cart with another number of one of
 * its lines. More are held to the limits of A5; fewer are always fine.
 */
export const cartChange = {
  name: 'cartChange',
  title: { zh: '改购物车里的件数', en: 'Another number of what is in a cart' },
  source: 'A5, B2.9',
  method: 'POST',
  path: '/online/fomall/cart/change',
  body,
  reply: envelope(cartSchema),
  problems: ['invalid-request', 'not-found', 'sku-out', 'order-unpaid', 'over-limit', 'over-stock'],
  personal: true,
} as const satisfies Contract
