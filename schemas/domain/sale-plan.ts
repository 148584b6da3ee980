import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

export const dateSchema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const satisfies JSONSchema

/** One level's price (A3 memberActivityDTO): discountPercent 95 means 95% of the price. */
export const memberPriceSchema = {
  type: 'object',
  properties: {
    memberLevel: { type: 'integer', minimum: 1, maximum: 6, title: '等级', $comment: '见 memberLevels。' },
    memberLevelName: { type: 'string', title: '等级的名字' },
    memberPrice: { type: 'number', minimum: 0, title: '会员价', description: '单位是元。' },
    discountPercent: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      title: '折扣',
      description: '是百分数：95 表示九五折。',
    },
  },
  required: ['memberLevel', 'memberLevelName', 'discountPercent'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What members of each level pay of what a product starts at; none where it gives them nothing. */
export const startMemberPricesSchema = {
  type: 'array',
  items: memberPriceSchema,
  title: '起价的各等级会员价',
  description: '没有会员价就没有。',
} as const satisfies JSONSchema

/**
 * Prices and stock by day: every day of from..until sells `stock` at `price` (Friday and Saturday at `weekendPrice`), but for the
 * exceptions. Stock words of a day (B4): 0 售罄, 1-5 仅剩N, more 充足; a day with noPrice shows 不可订.
 */
export const salePlanSchema = {
  title: '按日价格和库存',
  type: 'object',
  properties: {
    from: { ...dateSchema, title: '第一个可售日' },
    until: { ...dateSchema, title: '最后一个可售日' },
    price: { type: 'number', minimum: 0, title: '平日价', description: '单位是元。' },
    weekendPrice: { type: 'number', minimum: 0, title: '周五周六价', description: '单位是元。' },
    stock: { type: 'integer', minimum: 0, title: '每天的库存' },
    exceptions: {
      type: 'array',
      title: '与平日不同的日子',
      items: {
        type: 'object',
        properties: {
          date: dateSchema,
          price: { type: 'number', minimum: 0 },
          stock: { type: 'integer', minimum: 0 },
          noPrice: { type: 'boolean', title: '没有价格', description: '这样的不可订。' },
        },
        required: ['date'],
        additionalProperties: false,
      },
    },
  },
  required: ['from', 'until', 'price', 'stock'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MemberPrice = FromSchema<typeof memberPriceSchema>
export type SalePlan = FromSchema<typeof salePlanSchema>
