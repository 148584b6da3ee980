import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Who carries goods that are sent back. */
export const expressCompanies = [
  '顺丰速运',
  '京东快递',
  '中国邮政',
  '中通快递',
  '圆通速递',
  '申通快递',
  '韵达快递',
  '极兔速递',
  '其他快递',
] as const

/** Where goods are that are sent back for a refund: asked for, on their way, or done with, because the refund was decided. */
const parcelStates = ['asked', 'sent', 'closed'] as const

/** The parcel in which a buyer sends goods back. */
export const parcelBodySchema = {
  type: 'object',
  properties: {
    company: { enum: expressCompanies, title: '快递公司' },
    number: { type: 'string', minLength: 1, maxLength: 40, title: '物流单号' },
  },
  required: ['company', 'number'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a refund says of the goods that the merchant wants back (B2.9 retail refund logistics). */
export const refundParcelSchema = {
  type: 'object',
  title: '商家要求寄回的商品',
  description: '不用寄回就没有。',
  properties: {
    state: {
      enum: parcelStates,
      enumDescriptions: ['等买家寄回', '已寄回', '退款已审核'],
      title: '寄回到哪一步',
      description: '退款审核了就不能再改。',
      $comment: 'asked 等买家寄回 sent 已寄回 closed 退款已审核。',
    },
    address: { type: 'string', title: '寄到哪里', description: '由商家写。' },
    askTime: { type: 'string', title: '商家要求的时间', description: '是北京时间。' },
    ...parcelBodySchema.properties,
    sendTime: { type: 'string', title: '买家填写的时间', description: '是北京时间。' },
  },
  required: ['state', 'address', 'askTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ExpressCompany = (typeof expressCompanies)[number]
export type ParcelState = (typeof parcelStates)[number]
export type ParcelBody = FromSchema<typeof parcelBodySchema>
export type RefundParcel = FromSchema<typeof refundParcelSchema>
