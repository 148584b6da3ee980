import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const

/** A member's year with the shop (B2.9 annual-spending-report). Money is yuan. */
export const annualReportSchema = {
  title: '年度账单',
  type: 'object',
  properties: {
    year: { type: 'integer', minimum: 2000, maximum: 2999, description: '哪一年' },
    orders: count('几笔订单；0 是这一年没有'),
    nights: count('住了几晚'),
    days: count('出行几天'),
    places: { type: 'array', items: { type: 'string' }, description: '去过的地方，去得多的在前' },
    spent: { type: 'number', minimum: 0, description: '花了多少元（减去退款）；没有选择公开就没有' },
    saved: { type: 'number', minimum: 0, description: '优惠省了多少元；没有选择公开就没有' },
    favourite: {
      type: 'object',
      description: '最爱的一样；没有订单就没有',
      properties: {
        name: { type: 'string', description: '商品的名字' },
        picture: { type: 'string', format: 'picture', description: '图片，不带尺寸' },
        times: count('买了几次'),
      },
      required: ['name', 'picture', 'times'],
      additionalProperties: false,
    },
  },
  required: ['year', 'orders', 'nights', 'days', 'places'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AnnualReport = FromSchema<typeof annualReportSchema>
