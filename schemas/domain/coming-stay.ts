import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { REMARK_MOST } from './order-limits.ts'
import { dateSchema } from './sale-plan.ts'

/** About when guests come: what the front desk plans by. */
export const arrivalTimes = ['12:00 前', '12:00–15:00', '15:00–18:00', '18:00–21:00', '21:00 以后'] as const

/** What a guest asks of the house before the stay (B2.9 pre-service). */
export const stayWishesSchema = {
  type: 'object',
  properties: {
    arrival: { enum: ['', ...arrivalTimes], description: '大约几点到；空是还不知道' },
    babyCots: { type: 'integer', minimum: 0, maximum: 2, description: '婴儿床' },
    highFloor: { type: 'boolean', description: '尽量高楼层' },
    quietRoom: { type: 'boolean', description: '尽量安静的房间' },
    remark: { type: 'string', maxLength: REMARK_MOST, description: '还有什么要准备' },
  },
  required: ['arrival', 'babyCots', 'highFloor', 'quietRoom', 'remark'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A stay of a member that is coming, or goes on. */
export const comingStaySchema = {
  title: '即将到来的入住',
  type: 'object',
  properties: {
    orderId: { type: 'string' },
    orderPath: { type: 'string' },
    productId: { type: 'string' },
    productName: { type: 'string' },
    productPath: { type: 'string', description: '酒店的详情页' },
    picture: { type: 'string' },
    checkInDate: dateSchema,
    checkOutDate: dateSchema,
    statusText: { type: 'string' },
    hotelKind: {
      enum: ['hotel', 'prohotel', 'tcshotel', 'casahotel'],
      enumDescriptions: ['酒店', '度假村', '度假酒店', '设计酒店'],
      description: '哪种酒店',
    },
    bookFrom: { ...dateSchema, description: '现在加订，从哪天住起' },
    canAddRoom: { type: 'boolean', description: '还能加订：离店前一天以前' },
    isInHouse: { type: 'boolean', description: '今天在住' },
    wishes: stayWishesSchema,
    wishesSavedAt: { type: 'string', description: '什么时候保存的；没有保存过就没有' },
  },
  required: [
    ...(['orderId', 'orderPath', 'productId', 'productName', 'productPath', 'picture'] as const),
    ...(['checkInDate', 'checkOutDate', 'statusText', 'isInHouse', 'wishes'] as const),
    ...(['hotelKind', 'bookFrom', 'canAddRoom'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StayWishes = FromSchema<typeof stayWishesSchema>
export type ComingStay = FromSchema<typeof comingStaySchema>
