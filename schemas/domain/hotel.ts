import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { memberPriceSchema, salePlanSchema } from './sale-plan.ts'

/** Until when a stay can be given back: so many days before it begins, at that time of the day. */
const freeCancelSchema = {
  type: 'object',
  properties: {
    days: { type: 'integer', minimum: 0, maximum: 60, title: '入住前几天' },
    time: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', title: '几点前', description: '例如 18:00。' },
  },
  required: ['days', 'time'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A rate of a room (A3 hotel resource). The price of a night stands in `plan`. */
export const roomRateSchema = {
  type: 'object',
  properties: {
    resourceId: { type: 'string', title: '价格方案编号' },
    name: { type: 'string', title: '价格方案', description: '例如“含双早”。' },
    resourceType: { type: 'integer', title: '资源类型' },
    breakfast: { type: 'integer', minimum: 0, title: '早餐份数' },
    unsubscribeDesc: { type: 'string', title: '退改说明' },
    freeCancel: { ...freeCancelSchema, title: '免费取消的时限', description: '没有表示不可取消。' },
    isDocking: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['二次确认', '即时确认'],
      title: '怎样确认',
      description: '1 是即时确认，其他是二次确认。',
    },
    plan: salePlanSchema,
    memberPrices: { type: 'array', items: memberPriceSchema },
    guestPricing: {
      type: 'object',
      title: '按人数和儿童年龄加价',
      description: '每间每晚，房价的百分数；没有表示不按人数。',
      properties: {
        includedAdults: { type: 'integer', minimum: 1, title: '房价含几位成人' },
        adultPercent: { type: 'number', minimum: 0, title: '每多一位成人加百分之几' },
        children: {
          type: 'array',
          title: '每位儿童按年龄加百分之几',
          description: '比最后一档大的按成人。',
          items: {
            type: 'object',
            properties: {
              untilAge: { type: 'integer', minimum: 0, maximum: 17, title: '到几岁为止', description: '这一岁也算。' },
              percent: { type: 'number', minimum: 0, title: '百分之几' },
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
      title: '下单前核价的结果',
      description: '没有表示不变。',
      $comment: 'A5, A8。',
      properties: {
        afterPriceDiff: { type: 'number', title: '每晚变动多少元' },
        code: { type: 'integer', title: '核价失败的代码', description: '例如 6010109。' },
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
    hotelRoomName: { type: 'string', title: '房型的名字' },
    localRoomName: { type: 'string', title: '房型的当地名字' },
    floorArea: { type: 'string', title: '面积' },
    floor: { type: 'string', title: '楼层' },
    hotelBedTypeName: { type: 'string', title: '床' },
    canExtraBed: { type: 'boolean', title: '可加床' },
    hotelFacilityTypeNames: { type: 'string', title: '设施', description: '几样之间用竖线分隔。' },
    description: { type: 'string', title: '说明' },
    imgUrl: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    maxBookPerson: { type: 'integer', minimum: 1, title: '最多入住几人' },
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
  title: '最多几间、每间几位成人、几位儿童',
  properties: {
    maxRooms: { type: 'integer', minimum: 1, maximum: 9, title: '最多几间' },
    maxAdults: { type: 'integer', minimum: 1, maximum: 10, title: '每间最多几位成人' },
    maxChildren: { type: 'integer', minimum: 0, maximum: 6, title: '每间最多几位儿童' },
  },
  required: ['maxRooms', 'maxAdults', 'maxChildren'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const hotelSchema = {
  title: '酒店',
  type: 'object',
  properties: {
    checkInTime: { type: 'string', title: '最早入住', description: '例如 15:00。' },
    checkOutTime: { type: 'string', title: '最晚离店' },
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
