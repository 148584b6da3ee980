import { cartKindSchema, cartSchema, deviceLinesSchema, quantitySchema } from '../domain/cart.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    kind: cartKindSchema,
    lines: deviceLinesSchema,
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '商品' },
    skuId: {
      type: 'string',
      maxLength: 40,
      title: '规格编号',
      description: '只有一个规格的可以是空的。',
      $comment: '规格 sku 的 id。',
    },
    quantity: quantitySchema,
    key: { type: 'string', pattern: '^[0-9a-f]{32}$', description: '这一次加入；答复丢了再发一次，还是这一次。' },
  },
  required: ['kind', 'productId', 'quantity'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/cart/add (B2.9; the path is in the style of its neighbours): the cart with so many more of one of
 * the goods, within the limits of A5. A visitor gets back what the device is to keep.
 */
export const cartAdd = {
  name: 'cartAdd',
  title: { zh: '加入购物车', en: 'Put goods into a cart' },
  source: 'A5, B2.9',
  method: 'POST',
  path: '/online/fomall/cart/add',
  body,
  reply: envelope(cartSchema),
  problems: [
    'invalid-request',
    'not-found',
    'off-shelf',
    'not-on-sale',
    'choose-sku',
    'sku-out',
    'order-unpaid',
    'over-limit',
    'over-stock',
    'cart-full',
    'not-for-cart',
  ],
  personal: true,
} as const satisfies Contract
