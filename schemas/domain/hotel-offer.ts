import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { hotelRoomSchema, roomRateSchema } from './hotel.ts'
import { dateSchema, memberPriceSchema } from './sale-plan.ts'

/** The stay and the people that rooms are offered for: what was asked for, where it can be had, else the defaults (A5, A9). */
export const stayRequestSchema = {
  title: '入住的日子和人',
  type: 'object',
  properties: {
    checkInDate: { ...dateSchema, title: '入住' },
    checkOutDate: { ...dateSchema, title: '离店' },
    nights: { type: 'integer', minimum: 1, title: '几晚' },
    num: { type: 'integer', minimum: 1, maximum: 9, title: '几间' },
    adultNum: { type: 'integer', minimum: 1, maximum: 10, title: '每间成人' },
    childNum: { type: 'integer', minimum: 0, maximum: 6, title: '每间儿童' },
    childAges: {
      type: 'array',
      maxItems: 6,
      items: { type: 'integer', minimum: 0, maximum: 17 },
      title: '儿童年龄',
    },
  },
  required: ['checkInDate', 'checkOutDate', 'nights', 'num'],
  additionalProperties: false,
} as const satisfies JSONSchema

const of = roomRateSchema.properties

/** A rate of a room for a stay. Prices are of the whole stay and all rooms. */
const rateOfferSchema = {
  type: 'object',
  properties: {
    resourceId: of.resourceId,
    name: of.name,
    resourceType: of.resourceType,
    breakfast: of.breakfast,
    unsubscribeDesc: of.unsubscribeDesc,
    isDocking: of.isDocking,
    status: {
      type: 'string',
      enum: ['bookable', 'sold-out', 'closed', 'crowded'],
      enumDescriptions: ['可订', '有一晚不够', '有一晚不可订', '住不下'],
      title: '能不能订',
      $comment: 'bookable 可订，sold-out 有一晚不够，closed 有一晚不可订，crowded 住不下。',
    },
    stock: { type: 'integer', minimum: 0, title: '最少的一晚还剩几间' },
    totalPrice: { type: 'number', minimum: 0, title: '总价', description: '单位是元；有一晚没有价格就没有。' },
    averagePrice: { type: 'number', minimum: 0, title: '每间每晚平均', description: '单位是元。' },
    memberPrices: { type: 'array', items: memberPriceSchema, title: '各等级的总价' },
  },
  required: ['resourceId', 'name', 'resourceType', 'breakfast', 'unsubscribeDesc', 'isDocking', 'status', 'stock'],
  additionalProperties: false,
} as const satisfies JSONSchema

const { roomId: _roomId, rates: _rates, ...detail } = hotelRoomSchema.properties

/** A room with its detail (B3) and its rates for a stay (A3 hotel resource). */
export const roomOfferSchema = {
  title: '房型',
  type: 'object',
  properties: {
    resourceId: { type: 'string', title: '房型编号' },
    name: { type: 'string', title: '名字' },
    resourceType: of.resourceType,
    totalPrice: { type: 'number', minimum: 0, title: '最低的总价', description: '单位是元。' },
    ...detail,
    hotelRoomResourceDTOsOptional: { type: 'array', minItems: 1, items: rateOfferSchema, title: '价格方案' },
  },
  required: [
    'resourceId',
    'name',
    'resourceType',
    'hotelRoomName',
    'floorArea',
    'floor',
    'hotelBedTypeName',
    'canExtraBed',
    'hotelFacilityTypeNames',
    'description',
    'imgUrl',
    'maxBookPerson',
    'hotelRoomResourceDTOsOptional',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** One guest (A3): type 1 adult, 2 child; roomIndex from 1. */
const passengerSchema = {
  type: 'object',
  properties: {
    type: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['成人', '儿童'],
      title: '给谁',
      description: '1 是成人，2 是儿童。',
    },
    roomIndex: { type: 'integer', minimum: 1, maximum: 9, title: '第几间', description: '从 1 数起。' },
    age: { type: 'integer', minimum: 0, maximum: 17, title: '儿童的年龄' },
  },
  required: ['type', 'roomIndex'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a shopper chose to book: what the price check and the temporary order take (A7). */
export const roomChoiceSchema = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
    resourceId: { type: 'string', minLength: 1, maxLength: 40, title: '价格方案编号' },
    usingStartDate: { ...dateSchema, title: '入住' },
    usingEndDate: { ...dateSchema, title: '离店' },
    num: { type: 'integer', minimum: 1, maximum: 9, title: '几间' },
    passengerDTOs: {
      type: 'array',
      maxItems: 144,
      items: passengerSchema,
      title: '每间住谁',
      description: '不按人数卖的是空的。',
    },
    bookPriceTotal: {
      type: 'number',
      minimum: 0,
      maximum: 100_000_000,
      title: '看到的总价',
      description: '单位是元。',
    },
  },
  required: ['productId', 'resourceId', 'usingStartDate', 'usingEndDate', 'num', 'passengerDTOs', 'bookPriceTotal'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StayRequest = FromSchema<typeof stayRequestSchema>
export type RateOffer = FromSchema<typeof rateOfferSchema>
export type RoomOffer = FromSchema<typeof roomOfferSchema>
export type Passenger = FromSchema<typeof passengerSchema>
export type RoomChoice = FromSchema<typeof roomChoiceSchema>
