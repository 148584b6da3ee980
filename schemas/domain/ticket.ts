import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { dateSchema, memberPriceSchema, salePlanSchema } from './sale-plan.ts'

const lastEntry = {
  type: 'string',
  pattern: '^\\d\\d:\\d\\d$',
  title: '最晚几点还能进场',
  description: '例如 15:00；没有就是开始的那一刻。',
} as const

/** A resource of a ticket (A3). categoryType 1 is exclusive (A5); it is shown when it matches isFlexTicket. */
export const ticketResourceSchema = {
  type: 'object',
  properties: {
    resourceId: { type: 'string' },
    resourceName: { type: 'string' },
    description: { type: 'string' },
    price: { type: 'number', minimum: 0, title: '售价', description: '单位是元。' },
    inventory: { type: 'integer', minimum: 0, title: '库存', description: '是每天的；通票是一共的。' },
    singleMax: { type: 'integer', minimum: 1, title: '每单最多几份' },
    categoryType: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['指定日期', '通票'],
      title: '日期种类',
      description: '0 是指定日期，1 是通票。',
    },
    exceptions: salePlanSchema.properties.exceptions,
    memberPrices: { type: 'array', items: memberPriceSchema },
  },
  required: ['resourceId', 'resourceName', 'price', 'inventory', 'singleMax', 'categoryType'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Ticket (A3). Saleable only if typePublish is 1, typeEdit is 2 and today lies within effectTime..expireDate (A4). */
export const ticketSchema = {
  title: '门票',
  type: 'object',
  properties: {
    effectTime: { ...dateSchema, title: '开始有效' },
    expireDate: { ...dateSchema, title: '最后有效日' },
    typePublish: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['未发布', '已发布'],
      title: '发布状态',
      description: '1 表示已发布。',
    },
    typeEdit: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['编辑中', '已完成'],
      title: '编辑状态',
      description: '1 是编辑中，2 是已完成。',
    },
    isFlexTicket: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['要选日期', '通票'],
      title: '是不是通票',
      description: '1 通票，不选日期。',
    },
    unsubscribePolicyType: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['随时退', '条件退', '不可退'],
      title: '退款规则',
      description: '1 是随时退，2 是条件退，3 是不可退。',
    },
    realNameCertification: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['不需要实名', '需要实名'],
      title: '要不要实名',
      description: '1 表示需要实名。',
    },
    sessions: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          sessionId: { type: 'string' },
          startTime: { type: 'string', title: '例如 10:00' },
          endTime: { type: 'string' },
          lastEntry,
          productIds: { type: 'array', items: { type: 'string' }, title: '这一场可用的资源' },
        },
        required: ['sessionId', 'startTime', 'endTime', 'productIds'],
        additionalProperties: false,
      },
    },
    groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          ticketId: { type: 'string' },
          ticketName: { type: 'string' },
          resources: { type: 'array', items: ticketResourceSchema },
        },
        required: ['ticketId', 'ticketName', 'resources'],
        additionalProperties: false,
      },
    },
  },
  required: [
    'effectTime',
    'expireDate',
    'typePublish',
    'typeEdit',
    'isFlexTicket',
    'unsubscribePolicyType',
    'realNameCertification',
    'sessions',
    'groups',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a play, combo, presale or vacation product sells (B3 ticket): mark holds the copy limits, priceInventoryMode D by date, T not. */
export const saleItemSchema = {
  title: '可选产品',
  type: 'object',
  properties: {
    productId: { type: 'string', title: '子产品编号' },
    name: { type: 'string' },
    alias: { type: 'string', title: '别名' },
    description: { type: 'string' },
    groupName: { type: 'string', title: '票组' },
    mark: {
      type: 'object',
      properties: {
        minCopies: { type: 'integer', minimum: 0 },
        maxCopies: { type: 'integer', minimum: 1 },
        minBookNum: { type: 'integer', minimum: 0 },
      },
      required: ['minCopies', 'maxCopies', 'minBookNum'],
      additionalProperties: false,
    },
    minPrice: { type: 'number', minimum: 0, title: '起价', description: '单位是元。' },
    underLinedPrice: { type: 'number', minimum: 0, title: '划线价', description: '单位是元。' },
    priceInventoryMode: {
      enum: ['D', 'T'],
      enumDescriptions: ['指定日期', '不指定'],
      title: '要不要指定日期',
      $comment: 'D 指定日期 T 不指定。',
    },
    availablePeopleType: {
      type: 'integer',
      enum: [1, 2, 3, 4],
      enumDescriptions: ['成人', '儿童', '共用', '团体'],
      title: '给谁',
      description: '1 是成人，2 是儿童，3 是共用，4 是团体。',
    },
    childResources: {
      type: 'array',
      items: {
        type: 'object',
        properties: { childResourceId: { type: 'string' }, name: { type: 'string' } },
        required: ['childResourceId', 'name'],
        additionalProperties: false,
      },
    },
    ticketExtend: {
      type: 'object',
      properties: { beginTime: { type: 'string' }, endTime: { type: 'string' }, lastEntry },
      required: ['beginTime', 'endTime'],
      additionalProperties: false,
    },
    resourceType: { type: 'integer', title: '资源类型', description: '64 和 65 可以退。', $comment: 'B5。' },
    plan: salePlanSchema,
    memberPrices: { type: 'array', items: memberPriceSchema },
  },
  required: [
    'productId',
    'name',
    'mark',
    'minPrice',
    'underLinedPrice',
    'priceInventoryMode',
    'availablePeopleType',
    'resourceType',
    'plan',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketResource = FromSchema<typeof ticketResourceSchema>
export type Ticket = FromSchema<typeof ticketSchema>
export type SaleItem = FromSchema<typeof saleItemSchema>
