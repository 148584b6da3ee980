import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { orderContactSchema } from './order.ts'

const appointmentStates = ['unpaid', 'waiting', 'confirmed', 'refused', 'cancelled'] as const

/** A day of the booking calendar. */
export const bookingDaySchema = {
  type: 'object',
  properties: {
    date: { type: 'string', description: '日期' },
    available: { type: 'integer', minimum: 0, description: '还能约几份' },
    word: { type: 'string', title: '余量的话', description: '售罄、仅剩N、充足、不可订（B4）' },
    extra: { type: 'number', minimum: 0, description: '每份补多少差价，元；0 不用补' },
    canBook: { type: 'boolean', description: '能选' },
  },
  required: ['date', 'available', 'word', 'extra', 'canBook'],
  additionalProperties: false,
} as const satisfies JSONSchema

const stepSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', description: '这一步' },
    note: { type: 'string', description: '说明' },
    state: {
      enum: ['done', 'now', 'todo', 'failed'],
      enumDescriptions: ['完成', '正在进行', '还没到', '没成功'],
      title: '走到哪一步',
      description: 'done 完成 now 正在进行 todo 还没到 failed 没成功',
    },
  },
  required: ['title', 'state'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** An appointment, as its buyer sees it. */
export const appointmentSchema = {
  title: '预约',
  type: 'object',
  properties: {
    appointmentId: { type: 'string', description: '预约 id' },
    orderId: { type: 'string', description: '订单号' },
    subOrderId: { type: 'string', description: '子订单' },
    productId: { type: 'string', names: 'product', description: '商品 id' },
    productName: { type: 'string', description: '商品的名字' },
    name: { type: 'string', description: '约的是什么' },
    picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    day: { type: 'string', description: '哪一天' },
    copies: { type: 'integer', minimum: 1, description: '几份' },
    people: { type: 'integer', minimum: 1, description: '几位' },
    contact: { ...orderContactSchema, description: '怎么联系' },
    remark: { type: 'string', description: '留言' },
    state: { enum: appointmentStates, description: '状态' },
    stateText: { type: 'string', description: '状态的字' },
    createTime: { type: 'string', description: '提交时间，北京时间' },
    previousDay: { type: 'string', description: '改期前的日子' },
    answer: { type: 'string', description: '商家的回复' },
    extra: { type: 'number', minimum: 0, description: '差价合计，元；0 没有' },
    extraOrderId: { type: 'string', description: '差价的订单' },
    canChange: { type: 'boolean', description: '还能改期' },
    canCancel: { type: 'boolean', description: '还能取消' },
    steps: { type: 'array', items: stepSchema, description: '进度' },
  },
  required: [
    ...(['appointmentId', 'orderId', 'subOrderId', 'productId', 'productName', 'name', 'picture', 'day'] as const),
    ...(['copies', 'people', 'contact', 'remark', 'state', 'stateText', 'createTime', 'extra'] as const),
    ...(['canChange', 'canCancel', 'steps'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A line of an order, and for how many copies a day can still be booked. */
export const lineToBookSchema = {
  type: 'object',
  properties: {
    subOrderId: { type: 'string', description: '子订单' },
    name: { type: 'string', description: '是什么' },
    copies: { type: 'integer', minimum: 1, description: '买了几份' },
    bookable: { type: 'integer', minimum: 0, description: '还能约几份' },
  },
  required: ['subOrderId', 'name', 'copies', 'bookable'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** How the days of a product are booked. */
const bookingRuleSchema = {
  type: 'object',
  properties: {
    advanceDays: { type: 'integer', minimum: 0, description: '最少提前几天' },
    isInstant: { type: 'boolean', description: '有位就成功，不用商家确认' },
    peoplePerCopy: { type: 'integer', minimum: 1, maximum: 99, description: '一份最多接待几位；没有就不限' },
    phone: { type: 'string', description: '电话预约的号码' },
    hours: { type: 'string', description: '电话预约的时间' },
  },
  required: ['advanceDays', 'isInstant'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const bookingDaysProperties = {
  rule: bookingRuleSchema,
  today: { type: 'string', description: '商城的今天' },
  days: { type: 'array', items: bookingDaySchema, description: '能看的每一天' },
} as const

export type Appointment = FromSchema<typeof appointmentSchema>
export type AppointmentStep = FromSchema<typeof stepSchema>
export type LineToBook = FromSchema<typeof lineToBookSchema>
export type ShownBookingDay = FromSchema<typeof bookingDaySchema>
