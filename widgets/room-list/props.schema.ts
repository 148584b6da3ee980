import type { FromSchema } from 'json-schema-to-ts'
import { stayRequestSchema, roomChoiceSchema, roomOfferSchema } from '../../schemas/domain/hotel-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

const reply = <const Data extends JSONSchema>(data: Data) =>
  ({
    type: 'object',
    title: '接口的回答',
    properties: { data },
    additionalProperties: false,
  }) as const

const checkReply = reply({
  type: 'object',
  title: '结果',
  properties: {
    isChange: { type: 'boolean', title: '总价变了' },
    afterPrice: { type: 'number', title: '现在的总价', description: '单位是元。' },
  },
  additionalProperties: false,
})

const orderReply = reply({
  type: 'object',
  title: '结果',
  properties: { tempOrderId: { type: 'string', title: '临时订单编号' } },
  additionalProperties: false,
})

export const roomListProps = {
  title: '房型列表',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, title: '标题', description: '默认是“选择房型”。' },
    productId: {
      type: 'string',
      minLength: 1,
      names: 'product',
      title: '酒店的产品',
      description: '写 {{ params.id }}。',
    },
    rooms: { type: 'array', items: roomOfferSchema, title: '房型', description: '写 {{ rooms.resources }}。' },
    stay: { ...stayRequestSchema, title: '哪几天、几个人', description: '写这些价格的入住条件：{{ rooms.stay }}。' },
    level: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      title: '会员的等级',
      description: '写 {{ viewer.loggedIn ? viewer.level : null }}；没有就是没登录。',
    },
    vipRate: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      title: '会员自己的折扣',
      description: '是百分数；比等级折扣低时不再打折。',
    },
    picked: { ...roomChoiceSchema, title: '点了预订的是哪个', description: '写 {{ state.picked }}。' },
    check: submitStateSchema('核价的结果', checkReply),
    order: submitStateSchema('临时订单的结果', orderReply),
    emptyText: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      title: '没有可订的房型时说什么',
      description: '默认是“当前无房型资源请修改日期/间数/人数”。',
    },
  },
  required: ['productId', 'rooms', 'stay'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RoomListProps = FromSchema<typeof roomListProps>
