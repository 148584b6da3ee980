import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { refundParcelSchema } from './refund-parcel.ts'

const properties = {
  refundId: { type: 'string', description: '退款编号' },
  orderId: { type: 'string', description: '订单号' },
  refundStatus: {
    type: 'integer',
    enum: [-1, 0, 1, 2, 3],
    enumDescriptions: ['退款异常', '待退款', '退款中', '退款成功', '退款失败'],
    title: '退款状态',
    description: '见 refundStatuses',
  },
  statusText: { type: 'string', description: '状态的字（B4）' },
  quantity: { type: 'integer', minimum: 1, description: '份数' },
  points: { type: 'integer', minimum: 1, description: '一起退回的积分；没有就不写' },
  coins: { type: 'integer', minimum: 1, description: '一起退回的商家币；没有就不写' },
  price: { type: 'number', minimum: 0, description: '退款金额，元；只有 1 退款中 和 2 退款成功 有（B4）' },
  reason: { type: 'integer', description: '原因，见 refundReasons' },
  reasonText: { type: 'string', description: '原因的字' },
  description: { type: 'string', description: '描述' },
  createTime: { type: 'string', description: '北京时间' },
  parcel: refundParcelSchema,
} as const

/** An application for money back (B3 refund info). */
export const orderRefundSchema = {
  title: '退款',
  type: 'object',
  properties,
  required: ['refundId', 'orderId', 'refundStatus', 'statusText', 'quantity', 'reason', 'reasonText', 'createTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** One application with all that its buyer may know of it (B3 refund detail). */
export const orderRefundDetailSchema = {
  title: '退款详情',
  type: 'object',
  properties: {
    ...properties,
    paymentMode: { type: 'string', description: '订单是怎么付的，钱按原路退回' },
    reviewTime: { type: 'string', description: '商家审核的时间，北京时间' },
    reviewNote: { type: 'string', description: '商家审核时写给买家的话' },
    endTime: { type: 'string', description: '钱退回，或没有通过的时间，北京时间' },
    productName: { type: 'string', description: '商品的名字' },
    picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    lines: {
      type: 'array',
      description: '退了什么',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', description: '名字' },
          copies: { type: 'integer', minimum: 1, description: '几份' },
        },
        required: ['name', 'copies'],
        additionalProperties: false,
      },
    },
  },
  required: [
    ...orderRefundSchema.required,
    ...(['description', 'paymentMode', 'productName', 'picture', 'lines'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

const percent = { type: 'integer', minimum: 0, maximum: 100 } as const

/** A thing of an order that can be given back (B5). */
const refundableLineSchema = {
  type: 'object',
  properties: {
    subOrderId: { type: 'string', description: '子订单' },
    name: { type: 'string', description: '名字' },
    useCount: { type: 'integer', minimum: 1, description: '买了几份' },
    refundable: { type: 'integer', minimum: 0, description: '还能退几份（B5）' },
    amounts: {
      type: 'array',
      items: { type: 'number', minimum: 0, description: '元' },
      description: '退 1 份、2 份……一共退多少元；长度就是 refundable',
    },
    usingStartDate: { type: 'string', description: '第一天' },
    usingEndDate: { type: 'string', description: '最后一天' },
    freeUntil: { type: 'string', description: '住宿：这之前可以整单退，北京时间' },
    share: {
      type: 'object',
      description: '按卖出时的退改，现在退多少；以前的订单没有，整份退',
      properties: {
        percent: { ...percent, description: '退百分之几' },
        until: { type: 'string', description: '到这一刻为止，北京时间；没有就一直这样' },
        then: { ...percent, description: '之后退百分之几' },
        perUse: { type: 'number', minimum: 0, description: '用过的也退：每用过一次扣多少元' },
      },
      required: ['percent'],
      additionalProperties: false,
    },
  },
  required: ['subOrderId', 'name', 'useCount', 'refundable', 'amounts'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What an order can give back, and what its buyer needs to apply for it (B2.7). */
export const orderRefundLinesSchema = {
  title: '可退的',
  type: 'object',
  properties: {
    orderId: { type: 'string', description: '订单号' },
    productId: { type: 'string', names: 'product', description: '产品 id' },
    productName: { type: 'string', description: '商品的名字' },
    subTitle: { type: 'string', description: '商品的一句话' },
    picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    companyId: { type: 'string', description: '商家，客服用' },
    refundShow: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['没有可以退的', '还有可以退的'],
      description: '1 还有可以退的',
    },
    pricePaid: { type: 'number', minimum: 0, description: '已付，元' },
    policy: { type: 'string', description: '卖出时写给买家的退改；以前的订单没有' },
    purchases: { type: 'integer', minimum: 1, description: '住宿：退订时一并退回的加购有几单；没有就没有' },
    coupon: {
      type: 'object',
      description: '这一单用的优惠券；没有用就没有',
      properties: {
        couponName: { type: 'string', description: '券的名字' },
        isReturnable: { type: 'boolean', description: '整单退款后退回账户' },
        isOver: { type: 'boolean', description: '已过有效期：退回也不能再用；没有就没过' },
      },
      required: ['couponName', 'isReturnable'],
      additionalProperties: false,
    },
    isUntilUsed: { type: 'boolean', description: '都是未使用、买家随时可以自己退的' },
    lines: { type: 'array', items: refundableLineSchema, description: '能退的种类；退完了的还在，refundable 是 0' },
    paths: {
      type: 'object',
      description: '这个订单的页面',
      properties: {
        detail: { type: 'string', format: 'address', description: '订单详情' },
        refundApply: { type: 'string', format: 'address', description: '申请退款' },
        refundList: { type: 'string', format: 'address', description: '退款记录' },
        refundDetail: { type: 'string', format: 'address', description: '退款详情，后面加 ?refundId=' },
        refundLogistics: { type: 'string', description: '填写退货物流，后面加 ?refundId=；只有零售商品有' },
      },
      required: ['detail', 'refundApply', 'refundList', 'refundDetail'],
      additionalProperties: false,
    },
  },
  required: ['orderId', 'productId', 'productName', 'picture', 'refundShow', 'pricePaid', 'lines', 'paths'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What travels with the calls about refunds (B7): where the app says it comes from. The server asks the token alone who it is. */
export const requestBaseSchema = {
  type: 'object',
  properties: {
    headers: {
      type: 'object',
      properties: {
        sourcefrom: { type: 'string', maxLength: 40, description: '从哪里来' },
        tenantCode: { type: 'string', maxLength: 40, description: '租户' },
      },
      description: '来源和租户',
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

/** Which order the calls about its refunds mean (B7). */
export const refundOrderProperties = {
  orderId: { type: 'string', minLength: 1, maxLength: 40, description: '订单号' },
  requestBase: { ...requestBaseSchema, description: '来源' },
} as const

export type OrderRefund = FromSchema<typeof orderRefundSchema>
export type OrderRefundDetail = FromSchema<typeof orderRefundDetailSchema>
export type OrderRefundLines = FromSchema<typeof orderRefundLinesSchema>
