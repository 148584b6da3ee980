import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { refundParcelSchema } from './refund-parcel.ts'

const properties = {
  refundId: { type: 'string', title: '退款编号' },
  orderId: { type: 'string', title: '订单号' },
  refundStatus: {
    type: 'integer',
    enum: [-1, 0, 1, 2, 3],
    enumDescriptions: ['退款异常', '待退款', '退款中', '退款成功', '退款失败'],
    title: '退款状态',
    $comment: '见 refundStatuses。',
  },
  statusText: { type: 'string', title: '状态的字', $comment: 'B4。' },
  quantity: { type: 'integer', minimum: 1, title: '份数' },
  points: { type: 'integer', minimum: 1, title: '一起退回的积分', description: '没有就不写。' },
  coins: { type: 'integer', minimum: 1, title: '一起退回的商家币', description: '没有就不写。' },
  price: {
    type: 'number',
    minimum: 0,
    title: '退款金额',
    description: '单位是元；只有 1（退款中）和 2（退款成功）有。',
    $comment: 'B4。',
  },
  reason: { type: 'integer', title: '原因', $comment: '见 refundReasons。' },
  reasonText: { type: 'string', title: '原因的字' },
  description: { type: 'string', title: '描述' },
  createTime: { type: 'string', title: '北京时间' },
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
    paymentMode: { type: 'string', title: '订单是怎么付的', description: '钱按原路退回。' },
    reviewTime: { type: 'string', title: '商家审核的时间', description: '是北京时间。' },
    reviewNote: { type: 'string', title: '商家审核时写给买家的话' },
    endTime: { type: 'string', title: '钱退回的时间', description: '没有通过的写没有通过的时间，是北京时间。' },
    productName: { type: 'string', title: '商品的名字' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    lines: {
      type: 'array',
      title: '退了什么',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: '名字' },
          copies: { type: 'integer', minimum: 1, title: '几份' },
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
    subOrderId: { type: 'string', title: '子订单' },
    name: { type: 'string', title: '名字' },
    useCount: { type: 'integer', minimum: 1, title: '买了几份' },
    refundable: { type: 'integer', minimum: 0, title: '还能退几份', $comment: 'B5。' },
    amounts: {
      type: 'array',
      items: { type: 'number', minimum: 0, title: '元' },
      title: '一共退多少',
      description: '退 1 份、2 份……一共退多少元。',
      $comment: '长度就是 refundable。',
    },
    usingStartDate: { type: 'string', title: '第一天' },
    usingEndDate: { type: 'string', title: '最后一天' },
    freeUntil: { type: 'string', title: '住宿', description: '这之前可以整单退，北京时间。' },
    share: {
      type: 'object',
      title: '按卖出时的退改',
      description: '现在退多少；以前的订单没有，整份退。',
      properties: {
        percent: { ...percent, title: '退百分之几' },
        until: { type: 'string', title: '到这一刻为止', description: '是北京时间；没有就一直这样。' },
        then: { ...percent, title: '之后退百分之几' },
        perUse: { type: 'number', minimum: 0, title: '用过的也退', description: '每用过一次扣多少元。' },
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
    orderId: { type: 'string', title: '订单号' },
    productId: { type: 'string', names: 'product', title: '产品' },
    productName: { type: 'string', title: '商品的名字' },
    subTitle: { type: 'string', title: '商品的一句话' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    companyId: { type: 'string', title: '商家', description: '找客服时用它。' },
    refundShow: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['没有可以退的', '还有可以退的'],
      title: '能不能退款',
      description: '1 表示还有可以退的。',
    },
    pricePaid: { type: 'number', minimum: 0, title: '已付', description: '单位是元。' },
    policy: { type: 'string', title: '卖出时写给买家的退改', description: '很早的订单没有。' },
    purchases: { type: 'integer', minimum: 1, title: '住宿', description: '退订时一并退回的加购有几单；没有就没有。' },
    coupon: {
      type: 'object',
      title: '这一单用的优惠券',
      description: '没有用就没有。',
      properties: {
        couponName: { type: 'string', title: '券的名字' },
        isReturnable: { type: 'boolean', title: '整单退款后退回账户' },
        isOver: { type: 'boolean', title: '已过有效期', description: '退回也不能再用；没有就没过。' },
      },
      required: ['couponName', 'isReturnable'],
      additionalProperties: false,
    },
    isUntilUsed: { type: 'boolean', title: '都是未使用、买家随时可以自己退的' },
    lines: {
      type: 'array',
      items: refundableLineSchema,
      title: '能退的种类',
      description: '退完了的还在。',
      $comment: 'refundable 是 0。',
    },
    paths: {
      type: 'object',
      title: '这个订单的页面',
      properties: {
        detail: { type: 'string', format: 'address', title: '订单详情' },
        refundApply: { type: 'string', format: 'address', title: '申请退款' },
        refundList: { type: 'string', format: 'address', title: '退款记录' },
        refundDetail: { type: 'string', format: 'address', title: '退款详情', $comment: '后面加 ?refundId=。' },
        refundLogistics: {
          type: 'string',
          title: '填写退货物流',
          description: '只有零售商品有。',
          $comment: '后面加 ?refundId=。',
        },
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
        sourcefrom: { type: 'string', maxLength: 40, title: '从哪里来' },
        tenantCode: { type: 'string', maxLength: 40, title: '租户' },
      },
      title: '来源和租户',
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

/** Which order the calls about its refunds mean (B7). */
export const refundOrderProperties = {
  orderId: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
  requestBase: { ...requestBaseSchema, title: '来源' },
} as const

export type OrderRefund = FromSchema<typeof orderRefundSchema>
export type OrderRefundDetail = FromSchema<typeof orderRefundDetailSchema>
export type OrderRefundLines = FromSchema<typeof orderRefundLinesSchema>
