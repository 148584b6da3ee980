import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { deliverySchema } from './address.ts'
import { invoiceStatuses } from './invoice.ts'
import { moneyBackProperties, orderStateProperties } from './order-status.ts'
import { orderActionsSchema, orderPathsSchema } from './order-ways.ts'
import { orderContactSchema, passengerSchema } from './order.ts'
import { orderTeamSchema } from './order-team.ts'
import { shipmentSchema } from './shipment.ts'
import { yuan } from './yuan.ts'

/** A code by which a copy is redeemed (B3). */
const codeDetailSchema = {
  type: 'object',
  properties: {
    bizCode: { type: 'string', title: '券码' },
    couponId: { type: 'string', title: '券码编号' },
    bizCodeStatus: {
      type: 'integer',
      enum: [-1, 0, 1, 2, 3, 4, 5, 6],
      enumDescriptions: ['待发送', '未核销', '已核销', '已退订', '退订中', '已废弃', '已过期', '部分核销'],
      title: '券码状态',
      $comment: '见 bizCodeStatuses。',
    },
    continuousUsedFlag: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['不可连续使用', '可连续使用'],
      title: '能不能连续使用',
      description: '1 表示可连续使用。',
    },
    canUseTimes: { type: 'integer', minimum: 0, title: '还能用几次' },
    canUseTimesToday: { type: 'integer', minimum: 0, title: '今天还能用几次' },
    copy: { type: 'integer', minimum: 0, title: '第几份', description: '从 0 数起；同一份的码一起退。' },
  },
  required: ['bizCode', 'couponId', 'bizCodeStatus', 'continuousUsedFlag', 'canUseTimes', 'canUseTimesToday', 'copy'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** One thing of an order (B3 sub-order). */
export const subOrderSchema = {
  type: 'object',
  properties: {
    orderId: { type: 'string', title: '订单号' },
    subOrderId: { type: 'string', title: '子订单号' },
    productId: { type: 'string', names: 'product', title: '商品或规格' },
    resourceType: { type: 'integer', title: '资源类型', description: '64 和 65 可以退。', $comment: 'B5。' },
    useCount: { type: 'integer', minimum: 1, title: '份数' },
    name: { type: 'string', title: '名字' },
    inventoryType: {
      enum: ['D', 'T'],
      enumDescriptions: ['指定日期', '不指定'],
      title: '要不要指定日期',
      $comment: 'D 指定日期 T 不指定。',
    },
    usingStartDate: { type: 'string', title: '使用、入住的日期' },
    usingEndDate: { type: 'string', title: '结束、离店的日期' },
    validUntil: { type: 'string', title: '不指定日期的', description: '写券码有效的最后一天；还没有券码就没有。' },
    totalSalePrice: yuan('小计'),
    subOrderLifeStyle: {
      type: 'object',
      title: '怎么核销',
      properties: {
        id: { type: 'string', title: '约的子订单号', $comment: '同 subOrderId。' },
        orderId: { type: 'string', title: '订单号' },
        subOrderId: { type: 'string', title: '子订单号' },
        verifyRule: { type: 'string', title: '核销规则的字', description: '例如“一码一用”。' },
        codeSendType: {
          type: 'integer',
          enum: [1, 2],
          enumDescriptions: ['付款后', '商家确认后'],
          title: '券码什么时候发',
          description: '1 是付款后，2 是商家确认后。',
        },
        detail: { type: 'array', items: codeDetailSchema, title: '券码' },
      },
      required: ['id', 'orderId', 'subOrderId', 'detail'],
      additionalProperties: false,
    },
  },
  required: [
    ...(['orderId', 'subOrderId', 'productId', 'resourceType', 'useCount', 'name', 'inventoryType'] as const),
    ...(['totalSalePrice', 'subOrderLifeStyle'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Who travels on an order (B3 passengers). */
export const orderPassengerSchema = {
  ...passengerSchema,
  properties: {
    id: { type: 'string', title: '订单里的第几位', description: '从 1 数起。' },
    ...passengerSchema.properties,
  },
} as const satisfies JSONSchema

/** An order as its buyer sees it (B3 orderDetail). */
export const orderDetailSchema = {
  title: '订单',
  type: 'object',
  properties: {
    orderId: { type: 'string', title: '订单号' },
    ...orderStateProperties,
    retainTime: {
      type: 'integer',
      minimum: 0,
      title: '付款截止',
      description: '是毫秒的时间戳。',
      $comment: '剩余 = retainTime - 现在。',
    },
    typeOrder: { type: 'integer', title: '产品类型代码' },
    priceTotal: yuan('应付'),
    priceOrder: yuan('优惠前'),
    pricePaid: yuan('已付'),
    priceRefunded: yuan('已退'),
    ...moneyBackProperties,
    priceLines: {
      type: 'array',
      title: '价格明细',
      description: '有商品、优惠和预售抵扣。',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: '名字' },
          price: { type: 'number', title: '金额', description: '单位是元，优惠是负数。' },
        },
        required: ['name', 'price'],
        additionalProperties: false,
      },
    },
    hint: { type: 'string', title: '状态下面的一句话', description: '券码都已使用、正在换购；没有就不写。' },
    refundShow: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['不能申请退款', '可以申请退款'],
      title: '能不能退款',
      description: '1 表示可以申请退款。',
    },
    customerRemark: { type: 'string' },
    arrivalDate: { type: 'string', title: '使用、入住的日期' },
    departureDate: { type: 'string', title: '结束、离店的日期' },
    storeId: { type: 'string' },
    orderTime: { type: 'string', title: '下单时间', description: '是北京时间。' },
    orderContact: orderContactSchema,
    passengers: { type: 'array', items: orderPassengerSchema },
    delivery: { ...deliverySchema, title: '寄到哪里', description: '不寄的没有。' },
    shipment: shipmentSchema,
    team: { ...orderTeamSchema, title: '团', description: '拼团的订单才有。' },
    mainOrder: {
      type: 'object',
      title: '它是从哪个订单加购的',
      description: '住宿、兑换的预售、补差价的预约。',
      properties: {
        orderId: { type: 'string', title: '订单号' },
        productName: { type: 'string', title: '商品的名字' },
        kindText: { type: 'string', title: '商品的类型', description: '例如“酒店”。' },
        path: { type: 'string', title: '订单的页面' },
      },
      required: ['orderId', 'productName', 'kindText', 'path'],
      additionalProperties: false,
    },
    productInfo: {
      type: 'object',
      properties: {
        productId: { type: 'string', names: 'product', title: '商品或规格' },
        productCode: { type: 'string' },
        productName: { type: 'string', title: '商品的名字' },
        name: { type: 'string', title: '商品名字', $comment: '同 productName。' },
        subTitle: { type: 'string' },
        picture: { type: 'string', format: 'picture', title: '图片', description: '不带尺寸。' },
      },
      required: ['productId', 'productCode', 'productName', 'picture'],
      additionalProperties: false,
    },
    subOrders: { type: 'array', items: subOrderSchema },
    payTime: { type: 'string', title: '付清的时间', description: '是北京时间；没有付清就没有。' },
    companyId: { type: 'string', title: '店铺所属的公司', description: '找客服用。' },
    kindText: { type: 'string', title: '商品的类型', description: '例如“玩乐”。' },
    miniCampUrl: { type: 'string', title: '营地的入口', description: '不是营地就没有。' },
    encryptedOrderId: { type: 'string', title: '给营地看的订单号', description: '别人猜不到。' },
    invoiceStatus: {
      type: 'integer',
      enum: invoiceStatuses,
      enumDescriptions: ['不能开', '可以申请', '看进度'],
      title: '发票到哪一步',
      description: '0 是不能开，1 是可以申请，2 是看进度。',
    },
    canGive: { type: 'boolean', title: '有没有券码可以转赠给朋友' },
    paths: { ...orderPathsSchema, title: '订单的页面' },
    actions: { ...orderActionsSchema, title: '现在能做什么' },
  },
  required: [
    ...(['orderId', 'orderStatus', 'paymentStatus', 'statusText', 'retainTime', 'typeOrder', 'priceTotal'] as const),
    ...([
      'priceOrder',
      'pricePaid',
      'priceRefunded',
      'priceLines',
      'refundShow',
      'customerRemark',
      'orderTime',
    ] as const),
    ...([
      'orderContact',
      'passengers',
      'productInfo',
      'subOrders',
      'kindText',
      'invoiceStatus',
      'canGive',
      'paths',
      'actions',
    ] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderDetail = FromSchema<typeof orderDetailSchema>
