import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'

/** What a member gathers beside money: points of the mall, and coins of a business (B3 deductionType 1 and 2). */
export const pointKinds = { points: '积分', coins: '商家币' } as const
export type PointKind = keyof typeof pointKinds

/** Why a member's points change, and how its history calls that. */
export const pointReasons = {
  opening: '期初积分',
  task: '浏览任务',
  activity: '活动奖励',
  sign: '签到',
  help: '好友助力',
  order: '订单抵扣',
  'order-earned': '消费奖励',
  'order-closed': '订单未支付，退回',
  refund: '订单退款，退回',
  'refund-revoked': '订单退款，扣回奖励',
  expire: '到期',
} as const
export type PointReason = keyof typeof pointReasons

/** Goods of the points mall: each copy takes so many points, and the rest of its price in money. */
export const exchangeSchema = {
  type: 'object',
  properties: {
    points: { type: 'integer', minimum: 1, title: '每份要多少积分', description: '一百积分抵一元。' },
    category: { type: 'string', minLength: 1, maxLength: 8, title: '积分商城里的分类' },
  },
  required: ['points', 'category'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** One of them in a list. */
export const exchangeGoodsSchema = {
  title: '积分商城的商品',
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', title: '商品' },
    productName: { type: 'string', title: '商品的名字' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    productUrl: { type: 'string', format: 'address', title: '商品的地址' },
    points: { type: 'integer', minimum: 1, title: '要多少积分' },
    price: { type: 'number', minimum: 0, title: '再付多少元', description: '0 表示全用积分。' },
    originalPrice: { type: 'number', minimum: 0, title: '价值多少元' },
    left: { type: 'integer', minimum: 0, title: '还剩几份' },
    ...productMarks,
  },
  required: ['productId', 'productName', 'picture', 'productUrl', 'points', 'price', 'originalPrice', 'left'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ExchangeGoods = FromSchema<typeof exchangeGoodsSchema>

/** A change of what a member has, as it reads it. */
export const pointEntrySchema = {
  title: '积分明细',
  type: 'object',
  properties: {
    id: { type: 'string', title: '这一笔的编号' },
    title: { type: 'string', title: '为什么', description: '例如“消费奖励”。' },
    note: { type: 'string', title: '哪一件事', description: '写商品或任务的名字。' },
    amount: { type: 'integer', title: '得到多少', description: '用掉和到期的是负数。' },
    balance: { type: 'integer', minimum: 0, title: '之后有多少' },
    time: { type: 'string', title: '北京时间', $comment: '例如 2026-11-20T10:00:00。' },
    goodUntil: { type: 'string', title: '得到的用到哪天', description: '例如 2027-11-20。' },
  },
  required: ['id', 'title', 'amount', 'balance', 'time'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PointEntry = FromSchema<typeof pointEntrySchema>

/** What an order of a product takes beside money (B3). */
export const deductionRuleSchema = {
  type: 'object',
  properties: {
    deductionType: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['平台积分', '商家币', '不用'],
      title: '用什么抵扣',
      description: '1 是平台积分，2 是商家币，3 是不用。',
    },
    discountMode: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['按比例', '固定数量'],
      title: '优惠方式',
      description: '1 是按比例，2 是固定数量。',
    },
    value: { type: 'number', minimum: 0, title: '按比例', description: '应付的百分之几；固定：一单最多抵几个。' },
  },
  required: ['deductionType', 'discountMode', 'value'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DeductionRule = FromSchema<typeof deductionRuleSchema>
