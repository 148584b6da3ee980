import type { Annotations, JSONSchema } from '../json-schema.ts'
import { memberPriceSchema } from './sale-plan.ts'

/** The module that every call of the hotels' rooms names (A7). */
export const HOTEL_MODULE = 10101

/** As an address says it: what is out of the shop's bounds counts as not said, what is no number of people at all is refused. */
const number = (about: Annotations) => ({ type: 'number', minimum: -1000, maximum: 1000, ...about }) as const
const day = (about: Annotations) => ({ type: 'string', maxLength: 10, ...about }) as const

/** What rooms are asked for with; what can't be had counts as not said, as in an address (A5, A9). */
const stayFields = {
  productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
  channelCode: { type: 'string', maxLength: 20, title: '渠道', description: '默认是 3。' },
  checkInDate: day({ title: '入住', description: '空的就用默认值。' }),
  checkOutDate: day({ title: '离店', description: '空的就用默认值。' }),
  num: number({ title: '几间', description: '从 1 到 9，默认是 1。' }),
} as const

const guestFields = {
  adultNum: number({ title: '每间成人', description: '从 1 到 10，默认是 2。' }),
  childNum: number({ title: '每间儿童', description: '从 0 到 6，默认是 0。' }),
  childAges: {
    type: 'array',
    maxItems: 6,
    items: number({ title: '几岁' }),
    title: '每个儿童的年龄',
    description: '从 0 到 17。',
  },
} as const

const required = ['productId'] as const

/** `{ moduleId, reqDtos }`, the body of every call of the hotels' rooms (A7). */
export const hotelBody = <const Dto extends JSONSchema>(reqDtos: Dto) =>
  ({
    type: 'object',
    properties: {
      moduleId: { type: 'integer', minimum: 0, maximum: 1_000_000, title: '模块', description: '写 10101。' },
      reqDtos: { ...reqDtos, title: '参数' },
    },
    required: ['reqDtos'],
    additionalProperties: false,
  }) as const satisfies JSONSchema

/** Rooms for a stay. */
export const stayRequest = {
  type: 'object',
  properties: stayFields,
  required,
  additionalProperties: false,
} as const satisfies JSONSchema

/** Rooms for a stay and the people who come. */
export const guestRequest = {
  type: 'object',
  properties: { ...stayFields, ...guestFields },
  required,
  additionalProperties: false,
} as const satisfies JSONSchema

/** Rooms that are offered for a stay, those to be had first. */
export const stayReply = <const Stay extends JSONSchema, const Room extends JSONSchema>(stay: Stay, room: Room) =>
  ({
    type: 'object',
    properties: {
      stay,
      resources: { type: 'array', items: room, title: '房型' },
      lowest: {
        type: 'object',
        title: '能订的里面最便宜的',
        description: '每间每晚的价钱；都不能订就没有。',
        properties: {
          price: { type: 'number', minimum: 0, title: '每间每晚平均', description: '单位是元。' },
          memberPrices: { type: 'array', items: memberPriceSchema, title: '各等级的每间每晚' },
        },
        required: ['price', 'memberPrices'],
        additionalProperties: false,
      },
    },
    required: ['stay', 'resources'],
    additionalProperties: false,
  }) as const satisfies JSONSchema
