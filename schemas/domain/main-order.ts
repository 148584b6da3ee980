import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** The stay to which a combo is bought (B3 main order). */
export const mainOrderSchema = {
  title: '主订单',
  type: 'object',
  properties: {
    departureDate: { type: 'string', title: '入住日期', description: '不知道时是空的。' },
    lastDate: { type: 'string', title: '离店日期', description: '加购用到这一天为止；没有就不管。' },
    mainOrderId: { type: 'string', title: '主订单号' },
    mainOrderUseNum: { type: 'integer', minimum: 0, title: '已用份数' },
    mainOrderAdults: { type: 'integer', minimum: 0, title: '成人' },
    mainOrderChilds: { type: 'integer', minimum: 0, title: '儿童' },
  },
  required: ['departureDate', 'mainOrderId', 'mainOrderUseNum', 'mainOrderAdults', 'mainOrderChilds'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MainOrder = FromSchema<typeof mainOrderSchema>
