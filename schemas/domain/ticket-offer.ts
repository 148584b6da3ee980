import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { dateSchema, memberPriceSchema } from './sale-plan.ts'
import { ticketResourceSchema, ticketSchema } from './ticket.ts'

const resource = ticketResourceSchema.properties
const session = ticketSchema.properties.sessions.items.properties

/** What a resource of a ticket costs and how many are left on the day that was asked for (A3, A7). */
const offeredResourceSchema = {
  title: '门票资源',
  type: 'object',
  properties: {
    resourceId: { ...resource.resourceId, title: '资源编号' },
    resourceName: { ...resource.resourceName, title: '名字', description: '例如“成人票”。' },
    description: { ...resource.description, title: '一句说明' },
    price: resource.price,
    inventory: { type: 'integer', minimum: 0, title: '还剩多少' },
    singleMax: resource.singleMax,
    categoryType: resource.categoryType,
    memberPrices: { ...resource.memberPrices, title: '各等级的会员价', description: '没有就不打折。' },
  },
  required: ['resourceId', 'resourceName', 'price', 'inventory', 'singleMax', 'categoryType'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const offeredGroupSchema = {
  title: '门票分组',
  type: 'object',
  properties: {
    ticketId: { type: 'string', title: '分组编号' },
    ticketName: { type: 'string', title: '分组的名字' },
    resources: { type: 'array', items: offeredResourceSchema, title: '这一组的门票' },
  },
  required: ['ticketId', 'ticketName', 'resources'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A session on a day (A2, A3). */
export const offeredSessionSchema = {
  title: '场次',
  type: 'object',
  properties: {
    sessionId: { type: 'string', title: '场次编号' },
    startTime: { type: 'string', title: '开始', description: '例如 10:00。' },
    endTime: { type: 'string', title: '结束', description: '例如 11:30。' },
    productIds: session.productIds,
    state: {
      enum: ['open', 'sold-out', 'begun', 'over'],
      enumDescriptions: ['可选', '售罄', '已开始', '已结束'],
      title: '场次状态',
      $comment: 'open 可选，sold-out 售罄，begun 已开始，over 已结束。',
    },
  },
  required: ['sessionId', 'startTime', 'endTime', 'productIds', 'state'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A day of a ticket's calendar (A2, A9), with the stock word of B4. */
export const saleDateSchema = {
  title: '可售日',
  type: 'object',
  properties: {
    saleDate: { ...dateSchema, title: '哪天', description: '例如 2026-11-20。' },
    price: { type: 'number', minimum: 0, title: '当天最低价', description: '单位是元；没有价格就不可订。' },
    memberPrices: {
      type: 'array',
      items: memberPriceSchema,
      title: '最低价的各等级会员价',
      description: '没有会员价就不写。',
    },
    inventory: { type: 'integer', minimum: 0, title: '还剩多少' },
    stockWord: { type: 'string', title: '库存的话', description: '是充足、仅剩几张、售罄或不可订。' },
  },
  required: ['saleDate', 'inventory', 'stockWord'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OfferedResource = FromSchema<typeof offeredResourceSchema>
export type OfferedGroup = FromSchema<typeof offeredGroupSchema>
export type SaleDate = FromSchema<typeof saleDateSchema>
