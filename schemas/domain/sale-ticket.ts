import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { dateSchema, memberPriceSchema } from './sale-plan.ts'
import { saleItemSchema } from './ticket.ts'

const { mark, ...of } = saleItemSchema.properties

/** A day of a ticket (B3 priceAndInventories). Without salePrice it can't be booked (B4 不可订); 元. */
export const priceAndInventorySchema = {
  type: 'object',
  properties: {
    date: { type: 'string', description: '日期；不指定日期的是空的' },
    inventory: {
      type: 'object',
      properties: { available: { type: 'integer', minimum: 0, description: '还剩多少' } },
      required: ['available'],
      additionalProperties: false,
    },
    salePrice: {
      type: 'object',
      properties: { adultPrice: { type: 'number', minimum: 0, description: '售价，元' } },
      required: ['adultPrice'],
      additionalProperties: false,
    },
  },
  required: ['date', 'inventory'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a combo or play product sells, as shoppers see it on a day or over many (B3 ticket). */
export const saleTicketSchema = {
  title: '可选的票',
  type: 'object',
  properties: {
    essentialInfo: {
      type: 'object',
      properties: {
        basicInfo: {
          type: 'object',
          properties: { productId: of.productId, name: of.name, description: of.description },
          required: ['productId', 'name'],
          additionalProperties: false,
        },
      },
      required: ['basicInfo'],
      additionalProperties: false,
    },
    mark: {
      type: 'object',
      description: '份数的规则',
      properties: {
        productId: of.productId,
        unitPrice: { type: 'number', minimum: 0, description: '单价，元；这一天没有价格时是起价' },
        useCopies: { type: 'integer', minimum: 0, description: '已选几份，总是 0' },
        ...mark.properties,
        dailyMarks: {
          type: 'array',
          items: {
            type: 'object',
            properties: { date: { type: 'string' }, chosen: { type: 'boolean' } },
            required: ['date', 'chosen'],
            additionalProperties: false,
          },
        },
      },
      required: ['productId', 'unitPrice', 'useCopies', 'minCopies', 'maxCopies', 'minBookNum', 'dailyMarks'],
      additionalProperties: false,
    },
    alias: of.alias,
    groupName: of.groupName,
    minPrice: of.minPrice,
    underLinedPrice: of.underLinedPrice,
    priceInventoryMode: of.priceInventoryMode,
    availablePeopleType: of.availablePeopleType,
    childResources: of.childResources,
    ticketExtend: of.ticketExtend,
    memberPrices: { type: 'array', items: memberPriceSchema, description: '各等级的会员价' },
    priceAndInventories: { type: 'array', items: priceAndInventorySchema },
  },
  required: [
    'essentialInfo',
    'mark',
    'minPrice',
    'underLinedPrice',
    'priceInventoryMode',
    'availablePeopleType',
    'priceAndInventories',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A day of a combo's calendar (B4): the lowest price and the word of the stock. */
export const stockDaySchema = {
  type: 'object',
  properties: {
    date: dateSchema,
    minPrice: { type: 'number', minimum: 0, description: '最低价，元；不可订的日子没有' },
    word: { type: 'string', description: '售罄、仅剩N、充足、不可订' },
    canBook: { type: 'boolean', description: '可以选' },
  },
  required: ['date', 'word', 'canBook'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PriceAndInventory = FromSchema<typeof priceAndInventorySchema>
export type SaleTicket = FromSchema<typeof saleTicketSchema>
export type StockDay = FromSchema<typeof stockDaySchema>
