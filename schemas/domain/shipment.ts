import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { parcelBodySchema } from './refund-parcel.ts'

/** Where goods are that were handed to a carrier. */
export const shipmentStates = ['sent', 'received'] as const

/** What an order says of the goods that it sends: nothing before it is confirmed, and nothing of what is not sent by post. */
export const shipmentSchema = {
  type: 'object',
  title: '寄给买家的商品',
  description: '确认以前、不寄的没有。',
  properties: {
    state: {
      enum: ['waiting', ...shipmentStates],
      enumDescriptions: ['待发货', '已发货', '已收货'],
      title: '发货到哪一步',
      $comment: 'waiting 待发货 sent 已发货 received 已收货。',
    },
    text: { type: 'string', title: '状态的字', description: '例如“待发货”。' },
    hint: { type: 'string', title: '对买家是什么意思' },
    ...parcelBodySchema.properties,
    sendTime: { type: 'string', title: '发货的时间', description: '是北京时间。' },
    receiveTime: { type: 'string', title: '买家确认收货的时间', description: '是北京时间。' },
    canReceive: { type: 'boolean', title: '可以确认收货' },
  },
  required: ['state', 'text', 'hint', 'canReceive'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ShipmentState = (typeof shipmentStates)[number]
export type Shipment = FromSchema<typeof shipmentSchema>
