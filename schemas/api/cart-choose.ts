import { cartKindSchema, cartSchema, deviceLinesSchema, lineIdsSchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    kind: cartKindSchema,
    lines: deviceLinesSchema,
    ids: lineIdsSchema,
    isChosen: { type: 'boolean', title: '选中', description: '否就是取消选中。' },
  },
  required: ['kind', 'ids', 'isChosen'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/cart/choose (B2.9; the path is in the style of its neighbours): what is bought with the next checkout.
 * It is kept, so that a reload and another device show the same.
 */
export const cartChoose = {
  name: 'cartChoose',
  title: { zh: '选中购物车里的商品', en: 'Choose what is bought of a cart' },
  source: 'A5, B2.9',
  method: 'POST',
  path: '/online/fomall/cart/choose',
  body,
  reply: envelope(cartSchema),
  problems: ['invalid-request'],
  personal: true,
} as const satisfies Contract
