import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { moneyBackProperties, orderStateProperties } from './order-status.ts'
import { orderActionsSchema, orderPathsSchema } from './order-ways.ts'

/** The lists of a member's orders: all, to be paid, to be used, used up, and those of which money was asked back. */
export const orderTabs = ['all', 'unpaid', 'usable', 'done', 'refund'] as const

export type OrderTab = (typeof orderTabs)[number]

/** Kinds of order that have a list of their own (B2.9 /order/ticket, /retail/order). */
export const orderListKinds = ['all', 'ticket', 'retail', 'exchange'] as const

export type OrderListKind = (typeof orderListKinds)[number]

/** An order in the list of its buyer. */
export const orderCardSchema = {
  title: '订单卡片',
  type: 'object',
  properties: {
    orderId: { type: 'string', title: '订单号' },
    ...orderStateProperties,
    refundText: { type: 'string', title: '最近一次退款的状态', description: '没有申请过就没有。' },
    ...moneyBackProperties,
    shipmentText: { type: 'string', title: '邮寄的商品发货没有', description: '例如“待发货”；不寄的没有。' },
    retainTime: { type: 'integer', minimum: 0, title: '付款截止', description: '是毫秒的时间戳。' },
    kindText: { type: 'string', title: '商品的类型', description: '例如“玩乐”。' },
    productName: { type: 'string', title: '商品的名字' },
    picture: { type: 'string', format: 'picture', title: '图片', description: '不带尺寸。' },
    lines: {
      type: 'array',
      title: '买了什么',
      description: '每样写几份。',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: '名字' },
          useCount: { type: 'integer', minimum: 1, title: '份数' },
        },
        required: ['name', 'useCount'],
        additionalProperties: false,
      },
    },
    arrivalDate: { type: 'string', title: '使用、入住的日期' },
    departureDate: { type: 'string', title: '结束、离店的日期' },
    usableCodes: { type: 'integer', minimum: 0, title: '还能用的券码' },
    priceTotal: { type: 'number', minimum: 0, title: '应付', description: '单位是元。' },
    points: { type: 'integer', minimum: 1, title: '积分商城', description: '写用了多少积分；别的订单没有。' },
    orderTime: { type: 'string', title: '下单时间', description: '是北京时间。' },
    paths: { ...orderPathsSchema, title: '订单的页面' },
    actions: { ...orderActionsSchema, title: '现在能做什么' },
  },
  required: [
    ...(['orderId', 'orderStatus', 'paymentStatus', 'statusText', 'retainTime', 'kindText', 'productName'] as const),
    ...(['picture', 'lines', 'usableCodes', 'priceTotal', 'orderTime', 'paths', 'actions'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderCard = FromSchema<typeof orderCardSchema>
