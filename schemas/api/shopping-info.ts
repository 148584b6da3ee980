import type { Contract } from './contract.ts'
import { answer } from './envelope.ts'

const yuan = (description: string) => ({ type: 'number', minimum: 0, description: `${description}，元` }) as const

/**
 * GET /online/order/shoppingInfo/:id (B7 shopping info; the path is in the style of its neighbours) -> what was chosen, as it is sold now,
 * and what it costs its member with a coupon: every price that the order's form shows.
 */
export const shoppingInfo = {
  name: 'shoppingInfo',
  title: { zh: '待提交的订单', en: 'What is to be ordered' },
  source: 'B2.6, B3, B5, B7, B8',
  method: 'GET',
  path: '/online/order/shoppingInfo/:id',
  params: {
    type: 'object',
    properties: { id: { type: 'string', minLength: 1, maxLength: 40, description: '临时订单 id' } },
    required: ['id'],
    additionalProperties: false,
  },
  query: {
    type: 'object',
    properties: { couponId: { type: 'string', maxLength: 40, description: '用的优惠券' } },
    additionalProperties: false,
  },
  reply: answer('0 是成功；8440001 要重新选择；1 其他', {
    type: 'object',
    properties: {
      shoppingId: { type: 'string' },
      productId: { type: 'string' },
      productCode: { type: 'string' },
      productName: { type: 'string' },
      subTitle: { type: 'string' },
      picture: { type: 'string', description: '图片地址，不带尺寸' },
      storeId: { type: 'string' },
      arrivalDate: { type: 'string' },
      departureDate: { type: 'string' },
      lifeStyleResources: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            productId: { type: 'string' },
            name: { type: 'string' },
            useCount: { type: 'integer', minimum: 1 },
            unitPrice: yuan('单价'),
            originalPrice: yuan('优惠前的单价'),
          },
          required: ['productId', 'name', 'useCount', 'unitPrice', 'originalPrice'],
          additionalProperties: false,
        },
      },
      priceDetail: {
        type: 'object',
        properties: {
          bookPriceTotal: yuan('应付'),
          priceOrder: yuan('优惠前'),
          memberDiscount: yuan('会员优惠'),
          levelName: { type: 'string', description: '享受优惠的等级' },
          couponDiscount: yuan('优惠券抵扣'),
          presaleDeduction: yuan('预售抵扣'),
        },
        required: ['bookPriceTotal', 'priceOrder', 'memberDiscount', 'couponDiscount', 'presaleDeduction'],
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
  page: {
    with: {
      type: 'object',
      properties: {
        id: { type: 'string', description: '临时订单 id' },
        couponId: { type: 'string', description: '用的优惠券' },
      },
      required: ['id'],
      additionalProperties: false,
    },
    value: ['data'],
  },
} as const satisfies Contract
