import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'

const count = { type: 'integer', minimum: 0 } as const

const componentRow = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    type: { type: 'string', description: 'what kind of component it is: 轮播图。' },
    entries: count,
    shown: { ...count, description: 'entries that shoppers would see now' },
    coming: { ...count, description: 'entries whose time has not begun' },
    over: { ...count, description: 'entries whose time is over' },
    hidden: count,
    pages: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, title: { type: 'string' } },
        required: ['name', 'title'],
        additionalProperties: false,
      },
      description: 'pages that show it',
    },
    texts: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, title: { type: 'string' }, words: { type: 'string' } },
        required: ['id', 'title', 'words'],
        additionalProperties: false,
      },
      description: 'its entries, each with all its words, to be found by',
    },
  },
  required: ['code', 'type', 'entries', 'shown', 'coming', 'over', 'hidden', 'pages', 'texts'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type ComponentRow = FromSchema<typeof componentRow>

/** How components stand beside what `itemList` says of every item; of one with a draft, the draft. */
export const componentList = {
  name: 'componentList',
  title: { zh: '页面组件', en: 'Page components: their entries, and the pages that show them' },
  method: 'GET',
  path: '/components',
  reply: {
    type: 'object',
    properties: { components: { type: 'array', items: componentRow } },
    required: ['components'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

const productChoice = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    kind: { type: 'string', description: 'what shoppers call its kind: 酒店。' },
    address: { type: 'string', description: 'of its page, without the prefix' },
    place: { type: 'string' },
    picture: { type: 'string' },
    picAlt: { type: 'string' },
    price: { type: 'number' },
    originalPrice: { type: 'number' },
    sold: { type: 'integer' },
    productType: { type: 'integer' },
    isOnSale: { type: 'boolean' },
  },
  required: ['id', 'title', 'kind', 'address', 'place', 'price', 'originalPrice', 'sold', 'productType', 'isOnSale'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type ProductChoice = FromSchema<typeof productChoice>

export const namedChoices = {
  name: 'namedChoices',
  title: { zh: '选优惠券或文章', en: 'Coupons or articles by their names or ids, for a text that names one' },
  method: 'GET',
  path: '/named',
  query: {
    type: 'object',
    properties: { kind: { enum: ['coupon', 'article'] }, words: { type: 'string', maxLength: 40 } },
    required: ['kind'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      choices: {
        type: 'array',
        maxItems: 30,
        items: {
          type: 'object',
          properties: {
            value: { type: 'string', description: 'its id' },
            title: { type: 'string' },
            help: { type: 'string', description: 'what it is, in a few words: 满减券 · 满 100 减 10。' },
          },
          required: ['value', 'title', 'help'],
          additionalProperties: false,
        },
      },
      isMore: { type: 'boolean', description: 'there are others that have the words too' },
    },
    required: ['choices', 'isMore'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract

export const productChoices = {
  name: 'productChoices',
  title: { zh: '选商品', en: 'Products by their names or ids, for an entry that leads to one' },
  method: 'GET',
  path: '/products',
  query: {
    type: 'object',
    properties: { words: { type: 'string', maxLength: 40 } },
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      products: { type: 'array', maxItems: 30, items: productChoice },
      isMore: { type: 'boolean', description: 'there are others that have the words too' },
    },
    required: ['products', 'isMore'],
    additionalProperties: false,
  },
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract
