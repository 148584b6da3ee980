import type { FromSchema } from 'json-schema-to-ts'
import { stayRequestSchema, roomChoiceSchema, roomOfferSchema } from '../../schemas/domain/hotel-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

const reply = <const Data extends JSONSchema>(data: Data) =>
  ({
    type: 'object',
    description: '接口的回答',
    properties: { data },
    additionalProperties: false,
  }) as const

const checkReply = reply({
  type: 'object',
  description: '结果',
  properties: {
    isChange: { type: 'boolean', description: '总价变了' },
    afterPrice: { type: 'number', description: '现在的总价，元' },
  },
  additionalProperties: false,
})

const orderReply = reply({
  type: 'object',
  description: '结果',
  properties: { tempOrderId: { type: 'string', description: '临时订单 id' } },
  additionalProperties: false,
})

export const roomListProps = {
  title: '房型列表',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, description: '标题，默认 选择房型' },
    productId: { type: 'string', minLength: 1, names: 'product', description: '酒店的产品 id，写 {{ params.id }}' },
    rooms: { type: 'array', items: roomOfferSchema, description: '房型，写 {{ rooms.resources }}' },
    stay: { ...stayRequestSchema, description: '这些价格是哪几天、几个人的，写 {{ rooms.stay }}' },
    level: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      description: '会员的等级，写 {{ viewer.loggedIn ? viewer.level : null }}；没有就是没登录',
    },
    vipRate: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      description: '会员自己的折扣，百分数；比等级折扣低时不再打折',
    },
    picked: { ...roomChoiceSchema, description: '点了预订的是哪个，写 {{ state.picked }}' },
    check: submitStateSchema('核价的结果，写 {{ state.check }}：总价变了就问要不要继续', checkReply),
    order: submitStateSchema('临时订单的结果，写 {{ state.order }}：正在下单时按钮在转', orderReply),
    emptyText: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      description: '没有可订的房型时说什么，默认 当前无房型资源请修改日期/间数/人数',
    },
  },
  required: ['productId', 'rooms', 'stay'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RoomListProps = FromSchema<typeof roomListProps>
