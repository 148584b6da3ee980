import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** What its buyer and its merchant may know of a code: nothing of the person who bought it. */
export const codeCheckSchema = {
  title: '券码',
  type: 'object',
  properties: {
    bizCode: { type: 'string', title: '券码' },
    name: { type: 'string', title: '是什么' },
    productName: { type: 'string', title: '属于哪个商品' },
    place: { type: 'string', title: '在哪儿用' },
    bizCodeStatus: {
      type: 'integer',
      enum: [-1, 0, 1, 2, 3, 4, 5, 6],
      enumDescriptions: ['待发送', '未核销', '已核销', '已退订', '退订中', '已废弃', '已过期', '部分核销'],
      title: '券码状态',
      $comment: '见 bizCodeStatuses。',
    },
    statusText: { type: 'string', title: '状态的字', $comment: 'B4。' },
    canUse: { type: 'boolean', title: '现在能用' },
    obstacle: { type: 'string', title: '不能用的原因' },
    continuousUsedFlag: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['不可连续使用', '可连续使用'],
      title: '能不能连续使用',
      description: '1 表示可连续使用。',
    },
    canUseTimes: { type: 'integer', minimum: 0, title: '还能用几次' },
    canUseTimesToday: { type: 'integer', minimum: 0, title: '今天还能用几次' },
    lastDay: { type: 'string', title: '最后一天' },
    canRedeem: { type: 'boolean', title: '看的人是这个商家的人', description: '可以核销。' },
  },
  required: [
    ...([
      'bizCode',
      'name',
      'productName',
      'place',
      'bizCodeStatus',
      'statusText',
      'canUse',
      'continuousUsedFlag',
    ] as const),
    ...(['canUseTimes', 'canUseTimesToday', 'lastDay', 'canRedeem'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A use of a code, as its holder reads it. */
export const redemptionSchema = {
  title: '核销记录',
  type: 'object',
  properties: {
    id: { type: 'string', title: '记录编号' },
    bizCode: { type: 'string', title: '券码' },
    name: { type: 'string', title: '核销了什么' },
    productName: { type: 'string', title: '属于哪个商品' },
    place: { type: 'string', title: '在哪儿' },
    time: { type: 'string', title: '什么时候', description: '是北京时间。' },
    orderId: { type: 'string', title: '哪个订单', description: '没有就是优惠券。' },
  },
  required: ['id', 'bizCode', 'name', 'productName', 'place', 'time'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CodeCheck = FromSchema<typeof codeCheckSchema>
export type Redemption = FromSchema<typeof redemptionSchema>
