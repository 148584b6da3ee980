import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderFactsProps = {
  title: '订单信息',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“订单信息”。' },
    orderId: { type: 'string', title: '订单号' },
    orderTime: { type: 'string', title: '下单时间' },
    payTime: { type: 'string', title: '支付时间' },
    statusText: { type: 'string', title: '订单状态' },
    pricePaid: { type: 'number', minimum: 0, title: '实付', description: '单位是元。' },
    priceTotal: { type: 'number', minimum: 0, title: '应付', description: '单位是元。' },
    isCancelled: { type: 'boolean', title: '订单已取消', description: '没付过的写“订单金额”，用灰色。' },
    priceRefunded: { type: 'number', minimum: 0, title: '已退', description: '单位是元；0 不写。' },
    priceReturning: {
      type: 'number',
      minimum: 0,
      title: '正在退回的钱',
      description: '单位是元：不该收的正在原路退回；没有就不写。',
    },
    priceReturned: {
      type: 'number',
      minimum: 0,
      title: '已经退回的钱',
      description: '单位是元：不该收的已经原路退回；没有就不写。',
    },
    contactName: { type: 'string', title: '预订人' },
    contactPhone: { type: 'string', title: '手机号' },
    remark: { type: 'string', title: '备注' },
  },
  required: ['orderId'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderFactsProps = FromSchema<typeof orderFactsProps>
