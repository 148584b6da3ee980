import type { Contract } from './contract.ts'
import { answer, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    tempOrderId: { type: 'string', minLength: 1, maxLength: 40, title: '临时订单编号' },
    quantity: { type: 'integer', minimum: 1, maximum: 999, title: '改成几份' },
  },
  required: ['tempOrderId', 'quantity'],
  additionalProperties: false,
})

/**
 * POST /online/order/temporder/product/quantity (A5, B7 temporary order save; the path is in the style of its neighbours) -> how many
 * there are now. Refused by the rules and words of A5; one that is ordered already is not there any more.
 */
export const productTempOrderQuantity = {
  name: 'productTempOrderQuantity',
  title: { zh: '改商品临时订单的份数', en: 'Change how many of a product' },
  source: 'A5, B7',
  method: 'POST',
  path: '/online/order/temporder/product/quantity',
  body,
  reply: answer('0 是成功；1 没改成', {
    type: 'object',
    properties: { quantity: { type: 'integer', minimum: 1 } },
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
} as const satisfies Contract
