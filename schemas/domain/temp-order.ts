import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { cartKindSchema, MOST_CART_LINES, quantitySchema } from './cart.ts'
import { roomChoiceSchema } from './hotel-offer.ts'
import { mainOrderSchema } from './main-order.ts'

/**
 * What is kept of a choice (A7, B7: tempOrderId, shoppingId) until it is ordered, in the form of its kind. Amounts are fen, as the page
 * showed them: what it costs is reckoned anew.
 */
const shownFen = {
  totalFen: { type: 'integer', minimum: 0, title: '页面上的总价' },
  originalFen: { type: 'integer', minimum: 0, title: '会员优惠前的总价' },
} as const satisfies Record<string, JSONSchema>

const activityCode = { type: 'string', title: '从哪个活动来' } as const satisfies JSONSchema

const { bookPriceTotal: _seen, ...roomProperties } = roomChoiceSchema.properties

/** The rooms of a stay. */
export const chosenRoomsSchema = {
  type: 'object',
  properties: { ...roomProperties, ...shownFen },
  required: ['productId', 'resourceId', 'usingStartDate', 'usingEndDate', 'num', 'passengerDTOs'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The tickets of a day, or of none. */
export const chosenTicketsSchema = {
  type: 'object',
  properties: {
    productId: { type: 'string' },
    saleDate: { type: 'string' },
    sessionId: { type: 'string' },
    resources: {
      type: 'array',
      items: {
        type: 'object',
        properties: { resourceId: { type: 'string' }, count: { type: 'integer', minimum: 1 } },
        required: ['resourceId', 'count'],
        additionalProperties: false,
      },
    },
    ...shownFen,
  },
  required: ['productId', 'resources'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The items of a combo or a play. */
export const chosenItemsSchema = {
  type: 'object',
  properties: {
    date: { type: 'string', maxLength: 20, title: '哪一天', description: '不指定日期的可以是空的。' },
    choices: {
      type: 'array',
      items: {
        type: 'object',
        properties: { productId: { type: 'string' }, useCopies: { type: 'integer', minimum: 0 } },
        required: ['productId', 'useCopies'],
        additionalProperties: false,
      },
    },
    activityCode,
    mainOrder: { ...mainOrderSchema, required: ['mainOrderId'] },
    ...shownFen,
  },
  required: ['date', 'choices'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The package or the sku of a product. */
export const chosenProductSchema = {
  type: 'object',
  properties: {
    packageId: { type: 'string' },
    skuId: { type: 'string' },
    quantity: { type: 'integer', minimum: 1 },
    isGroup: { type: 'boolean', title: '按拼团价', description: '开团或参团。' },
    teamId: { type: 'string', title: '参哪个团', description: '没有是开团。' },
    activityCode,
    unitFen: { type: 'integer', minimum: 0, title: '一份的价格' },
    ...shownFen,
  },
  required: ['quantity', 'isGroup'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What is bought of a cart: of one seller. */
export const chosenCartSchema = {
  type: 'object',
  properties: {
    cart: cartKindSchema,
    goods: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_CART_LINES,
      items: {
        type: 'object',
        properties: { productId: { type: 'string' }, skuId: { type: 'string' }, quantity: quantitySchema },
        required: ['productId', 'skuId', 'quantity'],
        additionalProperties: false,
      },
    },
    ...shownFen,
  },
  required: ['cart', 'goods'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ChosenRooms = FromSchema<typeof chosenRoomsSchema>
export type ChosenTickets = FromSchema<typeof chosenTicketsSchema>
export type ChosenItems = FromSchema<typeof chosenItemsSchema>
export type ChosenProduct = FromSchema<typeof chosenProductSchema>
export type ChosenCart = FromSchema<typeof chosenCartSchema>
