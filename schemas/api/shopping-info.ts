import { orderDeductionSchema, orderItemSchema, priceLineSchema, unbookingPolicySchema } from '../domain/order-fill.ts'
import { travellerTemplateSchema } from '../domain/traveller.ts'
import { yuan } from '../domain/yuan.ts'
import type { Contract } from './contract.ts'
import { answer } from './envelope.ts'

/**
 * GET /online/order/shoppingInfo/:id (B7 shopping info; the path is in the style of its neighbours) -> what was chosen, as it is sold now,
 * and what it costs its member with a coupon: every price that the order's form shows. What can't be ordered any more is told in
 * `problem` (B8), so that a page can say it in its own way.
 */
export const shoppingInfo = {
  name: 'shoppingInfo',
  title: { zh: '待提交的订单', en: 'What is to be ordered' },
  source: 'B2.6, B3, B5, B7, B8',
  method: 'GET',
  path: '/online/order/shoppingInfo/:id',
  params: {
    type: 'object',
    properties: { id: { type: 'string', minLength: 1, maxLength: 40, title: '临时订单编号' } },
    required: ['id'],
    additionalProperties: false,
  },
  query: {
    type: 'object',
    properties: {
      couponId: { type: 'string', maxLength: 40, title: '用的优惠券' },
      usePoints: {
        type: 'string',
        enum: ['0', '1'],
        enumDescriptions: ['不用积分抵扣', '用积分抵扣'],
        title: '用积分抵扣',
        description: '1 表示用积分抵扣。',
      },
      useCoins: {
        type: 'string',
        enum: ['0', '1'],
        enumDescriptions: ['不用商家币抵扣', '用商家币抵扣'],
        title: '用商家币抵扣',
        description: '1 表示用商家币抵扣。',
      },
    },
    additionalProperties: false,
  },
  reply: answer('0 是成功；8440001 要重新选择；ordered 已经提交过；order-unpaid 自己待支付的订单占着；1 其他', {
    type: 'object',
    properties: {
      problem: {
        type: 'object',
        title: '为什么不能提交了',
        description: '有它就没有别的。',
        properties: {
          code: {
            type: 'string',
            title: '结果代码',
            description: '8440001 要重新选择；1 表示其他。',
            $comment: 'ordered 已经提交过；order-unpaid 自己待支付的订单占着。',
          },
          message: { type: 'string', title: '原因' },
          orderId: { type: 'string', title: '已经提交过、待支付的', description: '是哪个订单。' },
        },
        required: ['code', 'message'],
        additionalProperties: false,
      },
      shoppingId: { type: 'string' },
      productId: { type: 'string' },
      productCode: { type: 'string' },
      productName: { type: 'string' },
      productType: { type: 'integer' },
      subTitle: { type: 'string' },
      picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
      storeId: { type: 'string' },
      companyId: { type: 'string' },
      arrivalDate: { type: 'string' },
      departureDate: { type: 'string' },
      facts: { type: 'array', items: { type: 'string' }, title: '场次、入住的人' },
      isInstant: { type: 'boolean', title: '付款后立即确认', description: '否要二次确认。' },
      activityCode: { type: 'string' },
      mainOrderId: { type: 'string', title: '主订单号' },
      checkoutType: {
        type: 'integer',
        enum: [1, 2, 3, 4],
        enumDescriptions: ['产品', '套餐', '有规格的商品', '二次确认的'],
        title: '下单页种类',
        description: '别的单没有。',
        $comment: '是哪一种 /{type}/checkout。',
      },
      needsAddress: { type: 'boolean', title: '要寄的', description: '下单要选收货地址。' },
      customs: {
        type: 'object',
        title: '跨境商品',
        description: '清关实名。',
        $comment: '没有 name 就是还没有填。',
        properties: {
          name: { type: 'string', title: '姓名', description: '只露出姓。' },
          number: { type: 'string', title: '身份证号', description: '中间盖住。' },
        },
        additionalProperties: false,
      },
      isTwiceConfirmed: { type: 'boolean', title: '付款后由商家二次确认' },
      quantity: {
        type: 'object',
        title: '可以改份数的',
        description: '份数和它的上限；0 是不限。',
        $comment: 'A5。',
        properties: {
          count: { type: 'integer', minimum: 1 },
          single: { type: 'integer', minimum: 0, title: '每次' },
          total: { type: 'integer', minimum: 0, title: '每人' },
          stock: { type: 'integer', minimum: 0, title: '库存' },
        },
        required: ['count', 'single', 'total', 'stock'],
        additionalProperties: false,
      },
      promotion: {
        type: 'object',
        title: '按活动价卖的',
        properties: {
          type: {
            type: 'integer',
            enum: [1, 2, 3],
            enumDescriptions: ['秒杀', '砍价', '拼团'],
            title: '哪一种活动',
            description: '1 是秒杀，2 是砍价，3 是拼团。',
          },
          activityId: { type: 'string' },
          cutId: { type: 'string', title: '自己的砍价' },
        },
        required: ['type', 'activityId'],
        additionalProperties: false,
      },
      lifeStyleResources: { type: 'array', items: orderItemSchema },
      unbookingPolicy: unbookingPolicySchema,
      travellers: {
        ...travellerTemplateSchema,
        title: '要填的出行人',
        description: '没有就只要联系人。',
        $comment: 'B5。',
      },
      coupon: {
        type: 'object',
        title: '用上了的优惠券',
        properties: { couponId: { type: 'string' }, couponName: { type: 'string' } },
        required: ['couponId', 'couponName'],
        additionalProperties: false,
      },
      couponProblem: { type: 'string', title: '要用的优惠券为什么没用上' },
      deductions: { type: 'array', items: orderDeductionSchema, title: '能用的积分和商家币', $comment: 'B3。' },
      priceLines: { type: 'array', items: priceLineSchema, title: '价格明细', description: '有商品、优惠和预售抵扣。' },
      priceDetail: {
        type: 'object',
        properties: {
          bookPriceTotal: yuan('应付'),
          priceOrder: yuan('优惠前'),
          memberDiscount: yuan('会员优惠'),
          levelName: { type: 'string', title: '享受优惠的等级' },
          couponDiscount: yuan('优惠券抵扣'),
          presaleDeduction: yuan('预售抵扣'),
          totalPrefix: { type: 'string', title: '应付前面的字', description: '预售是 差价。', $comment: 'B5。' },
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
  page: {
    with: {
      type: 'object',
      properties: {
        id: { type: 'string', title: '临时订单编号' },
        couponId: { type: 'string', title: '用的优惠券' },
      },
      required: ['id'],
      additionalProperties: false,
    },
    value: ['data'],
  },
} as const satisfies Contract
