import type { FromSchema } from 'json-schema-to-ts'
import { deliverySchema } from '../../schemas/domain/address.ts'
import { shipmentSchema } from '../../schemas/domain/shipment.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderShipmentProps = {
  title: '收货和物流',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“收货和物流”。' },
    delivery: { ...deliverySchema, title: '寄到哪里', description: '写 {{ order.delivery }}。' },
    shipment: { ...shipmentSchema, title: '怎么寄的', description: '写 {{ order.shipment }}；还没有确认的订单没有。' },
  },
  required: ['delivery'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderShipmentProps = FromSchema<typeof orderShipmentProps>
