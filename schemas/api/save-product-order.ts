import { savedOrderSchema } from '../domain/saved-order.ts'
import type { Contract } from './contract.ts'

const body = {
  type: 'object',
  properties: {
    reqDtos: {
      type: 'object',
      properties: {
        productId: { type: 'string', minLength: 1, maxLength: 40, description: '商品 id' },
        packageId: { type: 'string', maxLength: 40, description: '选的套餐；卖套餐的商品要写' },
        skuId: { type: 'string', maxLength: 40, description: '选的规格；有几个规格的商品要写' },
        useCopies: { type: 'integer', minimum: 0, maximum: 999, description: '几份' },
        activityCode: { type: 'string', maxLength: 40 },
      },
      required: ['productId', 'useCopies'],
      additionalProperties: false,
    },
  },
  required: ['reqDtos'],
  additionalProperties: false,
} as const

/**
 * POST /online/order/temporder/product/create (A2, B7; the path is in the style of its neighbours) -> shoppingId: keeps a package or a sku
 * of a product, to go on to order with. Refused in words when it can't be sold (A4, A5).
 */
export const saveProductOrder = {
  name: 'saveProductOrder',
  title: { zh: '保存商品的选择', en: 'Keep what was chosen of a product' },
  source: 'A4, A5, B7',
  method: 'POST',
  path: '/online/order/temporder/product/create',
  body,
  reply: savedOrderSchema,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
  submit: { with: body },
} as const satisfies Contract
