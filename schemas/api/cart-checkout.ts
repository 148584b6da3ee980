import { cartKindSchema, lineIdsSchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    kind: cartKindSchema,
    ids: { ...lineIdsSchema, title: '买哪几种', description: '同一家卖的，选中了的。' },
  },
  required: ['kind', 'ids'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/cart/checkout (B2.9; the path is in the style of its neighbours): keeps what is bought of one seller,
 * to go on to the form of its order. What is ordered leaves the cart with the order (bookOrder), once.
 */
export const cartCheckout = {
  name: 'cartCheckout',
  title: { zh: '结算购物车', en: 'Check a cart out' },
  source: 'A5, B2.9',
  method: 'POST',
  path: '/online/fomall/cart/checkout',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      tempOrderId: { type: 'string', title: '去填写订单', description: '/retail/orderFill?tempOrderId=' },
    },
    required: ['tempOrderId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'cart-changed', 'cart-sellers', 'points-short'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
