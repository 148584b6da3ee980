import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderFactsProps = {
  title: '订单信息',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 订单信息' },
    orderId: { type: 'string', description: '订单号' },
    orderTime: { type: 'string', description: '下单时间' },
    payTime: { type: 'string', description: '支付时间' },
    statusText: { type: 'string', description: '订单状态' },
    pricePaid: { type: 'number', minimum: 0, description: '实付，元' },
    priceTotal: { type: 'number', minimum: 0, description: '应付，元' },
    isCancelled: { type: 'boolean', description: '是：订单已取消；没付过的写 订单金额，用灰色' },
    priceRefunded: { type: 'number', minimum: 0, description: '已退，元；0 不写' },
    priceReturning: {
      type: 'number',
      minimum: 0,
      title: '正在退回的钱',
      description: '不该收的钱，正在原路退回，元；没有就不写',
    },
    priceReturned: {
      type: 'number',
      minimum: 0,
      title: '已经退回的钱',
      description: '不该收的钱，已经原路退回，元；没有就不写',
    },
    contactName: { type: 'string', description: '预订人' },
    contactPhone: { type: 'string', description: '手机号' },
    remark: { type: 'string', description: '备注' },
  },
  required: ['orderId'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderFactsProps = FromSchema<typeof orderFactsProps>
