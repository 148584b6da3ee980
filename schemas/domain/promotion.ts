import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Activity of a product (A3): type 1 flash sale, 2 bargain (B9), 3 group buy; subType 3 join group. timeStatus comes from the dates. */
export const productActivitySchema = {
  title: '商品活动',
  type: 'object',
  properties: {
    activityId: { type: 'string' },
    activityCode: { type: 'string' },
    startDate: { type: 'string', title: '开始', description: '是北京时间。', $comment: '例如 2026-11-20T10:00:00。' },
    endDate: { type: 'string', title: '结束', description: '是北京时间。' },
    price: { type: 'number', minimum: 0, title: '活动价', description: '单位是元。' },
    type: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['秒杀', '砍价', '拼团'],
      title: '哪一种活动',
      description: '1 是秒杀，2 是砍价，3 是拼团。',
    },
    subType: {
      type: 'integer',
      enum: [0, 3],
      enumDescriptions: ['不参团', '参团'],
      title: '活动小类',
      description: '3 表示参团。',
    },
    stock: { type: 'integer', minimum: 0, title: '活动库存' },
    limit: { type: 'integer', minimum: 1, title: '每人限购几份', description: '没有就不限。' },
  },
  required: ['activityId', 'activityCode', 'startDate', 'endDate', 'price', 'type', 'subType', 'stock'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The same as a page shows it: where it stands now (A4). */
export const shownActivitySchema = {
  ...productActivitySchema,
  properties: {
    ...productActivitySchema.properties,
    timeStatus: {
      type: 'integer',
      enum: [0, 1, 2],
      enumDescriptions: ['未开始', '进行中', '已结束'],
      title: '活动时间',
      description: '0 是未开始，1 是进行中，2 是已结束。',
    },
  },
  required: [...productActivitySchema.required, 'timeStatus'],
} as const satisfies JSONSchema

/** What every group product has, whoever looks at it. */
export const groupRequired = [
  'groupType',
  'groupMode',
  'groupPrice',
  'originalPrice',
  'joinPerson',
  'numberOfPerson',
  'startTimeMillisecond',
  'endTimeMillisecond',
  'activityProductName',
  'activityProductPhoto',
  'viewPhoto',
  'enable',
  'showGroupButton',
  'productType',
] as const

/** Group product (A3): groupType 1 open, 2 community; groupMode 1 open group, 2 friend group. Times are epoch milliseconds. */
export const groupProductSchema = {
  title: '拼团',
  type: 'object',
  properties: {
    groupType: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['公开团', '社群团'],
      title: '团的种类',
      description: '1 是公开团，2 是社群团。',
    },
    groupMode: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['开放团', '好友团'],
      title: '团对谁开放',
      description: '1 是开放团，2 是好友团。',
    },
    groupPrice: { type: 'number', minimum: 0, title: '拼团价', description: '单位是元。' },
    originalPrice: { type: 'number', minimum: 0, title: '单买价', description: '单位是元。' },
    joinPerson: { type: 'integer', minimum: 0, title: '已参团人数' },
    numberOfPerson: { type: 'integer', minimum: 2, title: '成团人数' },
    startTimeMillisecond: { type: 'integer' },
    endTimeMillisecond: { type: 'integer' },
    activityProductName: { type: 'string' },
    activityProductPhoto: { type: 'string' },
    viewPhoto: { type: 'string' },
    enable: { type: 'boolean' },
    showGroupButton: { type: 'boolean', title: '社群团', description: '可以开团。' },
    productType: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['住', '其他', '有规格的商品'],
      title: '商品种类',
      description: '1 是住，2 是其他，3 是有规格的商品。',
    },
  },
  required: groupRequired,
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a product says of its bargain (A3, B3, B4): the same for everybody. */
export const productBargainSchema = {
  title: '砍价商品',
  type: 'object',
  properties: {
    isCutProduct: { type: 'boolean' },
    activityStatus: {
      type: 'integer',
      enum: [1, 2, 3, 4, 5],
      enumDescriptions: ['未开始', '进行中', '已结束', '已结束', '可以底价开始'],
      title: '活动状态',
      description: '1 是未开始，2 是进行中，3、4 是已结束，5 是可以底价开始。',
    },
    activityId: { type: 'string' },
    activityProductId: { type: 'string' },
    cutGoalPrice: { type: 'number', minimum: 0, title: '底价', description: '单位是元。' },
    leftPrice: { type: 'number', minimum: 0, title: '还差', description: '单位是元。' },
    helpers: { type: 'integer', minimum: 0, maximum: 60, title: '砍到底价要几位好友', description: '不写就是 3 位。' },
  },
  required: ['isCutProduct', 'activityStatus', 'activityId', 'activityProductId', 'cutGoalPrice', 'leftPrice'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A bargain as it stands for who asks (A3, B3, B4): without cutStatus they have begun none. */
const bargainSchema = {
  ...productBargainSchema,
  title: '砍价',
  properties: {
    ...productBargainSchema.properties,
    cutStatus: {
      type: 'integer',
      enum: [10010, 10020, 10030, 10040, 10050, 10060],
      enumDescriptions: ['砍到底价', '砍价中', '已售罄', '已售罄', '已结束', '已购买'],
      title: '砍价状态',
      description:
        '10010 是砍到底价，10020 是砍价中，10030、10040 是已售罄，10050 是已结束，10060 是已购买；没有：还没发起。',
    },
    cutTeamId: { type: 'string', title: '自己发起的砍价' },
    cutPrice: { type: 'number', minimum: 0, title: '已砍', description: '单位是元。' },
    orderNo: { type: 'string', title: '自己用底价下的、还没付款的订单', description: '没有就不写。' },
  },
  required: [...productBargainSchema.required, 'cutPrice'],
} as const satisfies JSONSchema

/** The same, with what can be done. */
export const bargainStandingSchema = {
  ...bargainSchema,
  properties: {
    ...bargainSchema.properties,
    move: {
      enum: ['start', 'continue', 'buy', 'pay', 'none'],
      enumDescriptions: ['发起', '继续', '底价购买', '去支付', '什么也不能'],
      title: '能做什么',
      description: '发起、继续、底价购买、去支付、什么也不能。',
    },
    button: { type: 'string', title: '按钮的文字' },
    word: { type: 'string', title: '现在怎样的一句话', description: '没有就不写。' },
  },
  required: [...bargainSchema.required, 'move', 'button'],
} as const satisfies JSONSchema

export type ProductActivity = FromSchema<typeof productActivitySchema>
export type GroupProduct = FromSchema<typeof groupProductSchema>
export type ProductBargain = FromSchema<typeof productBargainSchema>
export type Bargain = FromSchema<typeof bargainSchema>
