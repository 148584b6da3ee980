import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'

const count = (about: Annotations) => ({ type: 'integer', minimum: 0, ...about }) as const

/** A member's year with the shop (B2.9 annual-spending-report). Money is yuan. */
export const annualReportSchema = {
  title: '年度账单',
  type: 'object',
  properties: {
    year: { type: 'integer', minimum: 2000, maximum: 2999, title: '哪一年' },
    orders: count({ title: '几笔订单', description: '0 是这一年没有。' }),
    nights: count({ title: '住了几晚' }),
    days: count({ title: '出行几天' }),
    places: { type: 'array', items: { type: 'string' }, title: '去过的地方', description: '去得多的在前。' },
    spent: { type: 'number', minimum: 0, title: '花了多少元', description: '已减去退款；没有选择公开就没有。' },
    saved: { type: 'number', minimum: 0, title: '优惠省了多少元', description: '没有选择公开就没有。' },
    favourite: {
      type: 'object',
      title: '最爱的一样',
      description: '没有订单就没有。',
      properties: {
        name: { type: 'string', title: '商品的名字' },
        picture: { type: 'string', format: 'picture', title: '图片', description: '不带尺寸。' },
        times: count({ title: '买了几次' }),
      },
      required: ['name', 'picture', 'times'],
      additionalProperties: false,
    },
  },
  required: ['year', 'orders', 'nights', 'days', 'places'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AnnualReport = FromSchema<typeof annualReportSchema>
