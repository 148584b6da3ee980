import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
    packageId: { type: 'string', maxLength: 40, title: '选的套餐', description: '没有套餐的不写。' },
    skuId: { type: 'string', maxLength: 40, title: '选的规格', description: '没有规格、只有一个规格的不写。' },
    quantity: { type: 'integer', minimum: 1, maximum: 999, title: '几份', description: '默认是 1。' },
    isGroup: { type: 'boolean', title: '按拼团价买', $comment: '不写 teamId 是开团。' },
    teamId: { type: 'string', maxLength: 40, title: '参哪个团', description: '没有、空的是开团。' },
    activityCode: { type: 'string', maxLength: 40, title: '从哪个活动买' },
  },
  required: ['productId'],
  additionalProperties: false,
})

/**
 * POST /online/order/temporder/product/create (B7 temporary order save; the path and reqDtos are in the style of A7's other temporary
 * orders) -> tempOrderId: keeps what was chosen of whatever is sold by packages and skus, at the price that the page showed. Refused when
 * it can't be bought: the rules and words of A4, A5 and B4.
 */
export const productTempOrderCreate = {
  name: 'productTempOrderCreate',
  title: { zh: '商品临时订单', en: 'Go on to order a product' },
  source: 'A2, A4, A5, B4, B7',
  method: 'POST',
  path: '/online/order/temporder/product/create',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      tempOrderId: { type: 'string', title: '临时订单编号' },
      checkoutType: {
        type: 'integer',
        enum: [1, 2, 3, 4],
        title: '下单页种类',
        $comment: '去 /{checkoutType}/checkout/{tempOrderId}。',
      },
    },
    required: ['tempOrderId', 'checkoutType'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'not-found',
    'off-shelf',
    'not-on-sale',
    'activity-early',
    'activity-over',
    'out-of-stock',
    'choose-package',
    'choose-sku',
    'order-unpaid',
    'over-limit',
    'sku-out',
    'over-stock',
    'not-qualified',
    'team-over',
    'team-full',
    'team-joined',
    'bargain-open',
    'bargain-bought',
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
