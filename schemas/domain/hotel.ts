import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { memberPriceSchema, salePlanSchema } from './sale-plan.ts'

/** Until when a stay can be given back: so many days before it begins, at that time of the day. */
const freeCancelSchema = {
  type: 'object',
  properties: {
    days: { type: 'integer', minimum: 0, maximum: 60, description: '入住前几天' },
    time: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: '几点前，例如 18:00' },
  },
  required: ['days', 'time'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A rate of a room (A3 hotel resource). The price of a night stands in `plan`. */
export const roomRateSchema = {
  type: 'object',
  properties: {
    resourceId: { type: 'string', description: '价格方案的 id' },
    name: { type: 'string', description: '价格方案，例如 含双早' },
    resourceType: { type: 'integer', description: '资源类型' },
    breakfast: { type: 'integer', minimum: 0, description: '早餐份数' },
    unsubscribeDesc: { type: 'string', description: '退改说明' },
    freeCancel: { ...freeCancelSchema, description: '免费取消的时限；没有表示不可取消' },
    isDocking: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['二次确认', '即时确认'],
      description: '1 即时确认，其他二次确认',
    },
    plan: salePlanSchema,
    memberPrices: { type: 'array', items: memberPriceSchema },
    guestPricing: {
      type: 'object',
      description: '按人数和儿童年龄加价，每间每晚，房价的百分数；没有表示不按人数',
      properties: {
        includedAdults: { type: 'integer', minimum: 1, description: '房价含几位成人' },
        adultPercent: { type: 'number', minimum: 0, description: '每多一位成人加百分之几' },
        children: {
          type: 'array',
          description: '每位儿童按年龄加百分之几；比最后一档大的按成人',
          items: {
            type: 'object',
            properties: {
              untilAge: { type: 'integer', minimum: 0, maximum: 17, description: '到几岁为止（含）' },
              percent: { type: 'number', minimum: 0, description: '百分之几' },
            },
            required: ['untilAge', 'percent'],
            additionalProperties: false,
          },
        },
      },
      required: ['includedAdults', 'adultPercent', 'children'],
      additionalProperties: false,
    },
    priceCheck: {
      type: 'object',
      description: '下单前核价的结果（A5, A8）；没有表示不变',
      properties: {
        afterPriceDiff: { type: 'number', description: '每晚变动多少元' },
        code: { type: 'integer', description: '核价失败的代码，例如 6010109' },
        message: { type: 'string' },
      },
      additionalProperties: false,
    },
  },
  required: ['resourceId', 'name', 'resourceType', 'breakfast', 'unsubscribeDesc', 'isDocking', 'plan'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A room with its detail (B3 room detail) and its rates. hotelFacilityTypeNames is pipe-separated. */
export const hotelRoomSchema = {
  type: 'object',
  properties: {
    roomId: { type: 'string' },
    hotelRoomName: { type: 'string', description: '房型的名字' },
    localRoomName: { type: 'string', description: '房型的当地名字' },
    floorArea: { type: 'string', description: '面积' },
    floor: { type: 'string', description: '楼层' },
    hotelBedTypeName: { type: 'string', description: '床' },
    canExtraBed: { type: 'boolean', description: '可加床' },
    hotelFacilityTypeNames: { type: 'string', description: '设施，以 | 分隔' },
    description: { type: 'string', description: '说明' },
    imgUrl: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    maxBookPerson: { type: 'integer', minimum: 1, description: '最多入住几人' },
    rates: { type: 'array', minItems: 1, items: roomRateSchema },
  },
  required: [
    'roomId',
    'hotelRoomName',
    'floorArea',
    'floor',
    'hotelBedTypeName',
    'canExtraBed',
    'hotelFacilityTypeNames',
    'description',
    'imgUrl',
    'maxBookPerson',
    'rates',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The rooms and people that a product takes (A3 roomLimits), within those of A9. */
export const roomLimitsSchema = {
  type: 'object',
  description: '最多几间、每间几位成人、几位儿童',
  properties: {
    maxRooms: { type: 'integer', minimum: 1, maximum: 9, description: '最多几间' },
    maxAdults: { type: 'integer', minimum: 1, maximum: 10, description: '每间最多几位成人' },
    maxChildren: { type: 'integer', minimum: 0, maximum: 6, description: '每间最多几位儿童' },
  },
  required: ['maxRooms', 'maxAdults', 'maxChildren'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const hotelSchema = {
  title: '酒店',
  type: 'object',
  properties: {
    checkInTime: { type: 'string', description: '最早入住，例如 15:00' },
    checkOutTime: { type: 'string', description: '最晚离店' },
    openYear: { type: 'integer' },
    facilities: { type: 'array', items: { type: 'string' } },
    rooms: { type: 'array', items: hotelRoomSchema },
  },
  required: ['checkInTime', 'checkOutTime', 'openYear', 'facilities', 'rooms'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FreeCancel = FromSchema<typeof freeCancelSchema>
export type RoomRate = FromSchema<typeof roomRateSchema>
export type HotelRoom = FromSchema<typeof hotelRoomSchema>
export type Hotel = FromSchema<typeof hotelSchema>
export type RoomLimits = FromSchema<typeof roomLimitsSchema>
