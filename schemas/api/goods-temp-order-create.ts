import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const id = { type: 'string', minLength: 1, maxLength: 40 } as const

const body = {
  type: 'object',
  properties: {
    productId: { ...id, description: '产品 id' },
    packageId: { type: 'string', maxLength: 40, description: '选的套餐；没有套餐的商品不写' },
    skuId: { type: 'string', maxLength: 40, description: '选的规格；没有规格的商品不写' },
    quantity: { type: 'integer', minimum: 1, maximum: 999, description: '几件，默认 1' },
    isGroup: { type: 'boolean', description: '是：发起拼团，按拼团价' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const

/**
 * POST /online/order/temporder/goods/create (in the style of A7's other temporary orders): keeps what was chosen of goods. Refused when it
 * can't be bought: the rules and words of A4 and A5.
 */
export const goodsTempOrderCreate = {
  name: 'goodsTempOrderCreate',
  title: { zh: '商品临时订单', en: 'Go on to order goods' },
  source: 'A2, A4, A5',
  method: 'POST',
  path: '/online/order/temporder/goods/create',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      tempOrderId: { type: 'string', description: '临时订单 id' },
      checkoutType: { type: 'integer', enum: [2, 3, 4], description: '去 /{checkoutType}/checkout/{tempOrderId}' },
    },
    required: ['tempOrderId', 'checkoutType'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'not-found',
    'not-on-sale',
    'out-of-stock',
    'choose-package',
    'choose-sku',
    'over-limit',
    'sku-out',
    'over-stock',
    'not-qualified',
  ],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
