import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'
import { dateSchema, memberPriceSchema } from './sale-plan.ts'
import { saleItemSchema } from './ticket.ts'

const { mark, ...of } = saleItemSchema.properties
const copies = mark.properties
const id = { ...of.productId, names: 'product', title: '票' } as const
const clock = (about: Annotations) => ({ type: 'string', ...about }) as const

/** A day of a ticket (B3 priceAndInventories). Without salePrice it can't be booked (B4 不可订); 元. */
const priceAndInventorySchema = {
  type: 'object',
  properties: {
    date: { type: 'string', title: '日期', description: '不指定日期的是空的。' },
    inventory: {
      type: 'object',
      title: '库存',
      properties: { available: { type: 'integer', minimum: 0, title: '还剩多少' } },
      required: ['available'],
      additionalProperties: false,
    },
    salePrice: {
      type: 'object',
      title: '价格',
      description: '没有就不可订。',
      properties: { adultPrice: { type: 'number', minimum: 0, title: '售价', description: '单位是元。' } },
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
      title: '基本信息',
      properties: {
        basicInfo: {
          type: 'object',
          title: '基本信息',
          properties: {
            productId: id,
            name: { ...of.name, title: '名字' },
            description: { ...of.description, title: '一句话说明' },
          },
          required: ['productId', 'name'],
          additionalProperties: false,
        },
      },
      required: ['basicInfo'],
      additionalProperties: false,
    },
    mark: {
      type: 'object',
      title: '份数的规则',
      properties: {
        productId: id,
        unitPrice: { type: 'number', minimum: 0, title: '单价', description: '单位是元；这一天没有价格时是起价。' },
        useCopies: { type: 'integer', minimum: 0, title: '已选几份', description: '总是 0。' },
        minCopies: { ...copies.minCopies, title: '最少几份', description: '1 以上时一次加到这么多。' },
        maxCopies: { ...copies.maxCopies, title: '最多几份' },
        minBookNum: { ...copies.minBookNum, title: '输入的数量最少是几' },
        dailyMarks: {
          type: 'array',
          title: '每天选没选',
          items: {
            type: 'object',
            properties: {
              date: { type: 'string', title: '日期' },
              chosen: { type: 'boolean', title: '选了' },
            },
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
    childResources: {
      type: 'array',
      title: '包含什么',
      items: {
        type: 'object',
        properties: {
          childResourceId: { type: 'string', title: '内容编号' },
          name: { type: 'string', title: '内容的名字' },
        },
        required: ['childResourceId', 'name'],
        additionalProperties: false,
      },
    },
    ticketExtend: {
      type: 'object',
      title: '可用的时间',
      properties: {
        beginTime: clock({ title: '从几点', description: '例如 17:00。' }),
        endTime: clock({ title: '到几点' }),
      },
      required: ['beginTime', 'endTime'],
      additionalProperties: false,
    },
    memberPrices: { ...of.memberPrices, title: '各等级的会员价' },
    priceAndInventories: { type: 'array', items: priceAndInventorySchema, title: '每天的价格和库存' },
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

/** A day of a combo's calendar (B4): the lowest price, to members of each level too (A6), and the word of the stock. */
export const stockDaySchema = {
  type: 'object',
  properties: {
    date: { ...dateSchema, title: '日期' },
    minPrice: { type: 'number', minimum: 0, title: '最低价', description: '单位是元；不可订的日子没有。' },
    memberPrices: {
      type: 'array',
      items: memberPriceSchema,
      title: '最低价的各等级会员价',
      description: '没有会员价就不写。',
    },
    word: { type: 'string', title: '余量的话', description: '是售罄、仅剩N、充足或不可订。' },
    canBook: { type: 'boolean', title: '可以选' },
  },
  required: ['date', 'word', 'canBook'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PriceAndInventory = FromSchema<typeof priceAndInventorySchema>
export type SaleTicket = FromSchema<typeof saleTicketSchema>
export type StockDay = FromSchema<typeof stockDaySchema>
