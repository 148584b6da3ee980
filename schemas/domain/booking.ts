import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { orderContactSchema } from './order.ts'

const appointmentStates = ['unpaid', 'waiting', 'confirmed', 'refused', 'cancelled'] as const

/** A day of the booking calendar. */
export const bookingDaySchema = {
  type: 'object',
  properties: {
    date: { type: 'string', title: '日期' },
    available: { type: 'integer', minimum: 0, title: '还能约几份' },
    word: { type: 'string', title: '余量的话', description: '是售罄、仅剩N、充足或不可订。', $comment: 'B4。' },
    extra: { type: 'number', minimum: 0, title: '每份补多少差价', description: '单位是元；0 表示不用补。' },
    canBook: { type: 'boolean', title: '能选' },
  },
  required: ['date', 'available', 'word', 'extra', 'canBook'],
  additionalProperties: false,
} as const satisfies JSONSchema

const stepSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: '这一步' },
    note: { type: 'string', title: '说明' },
    state: {
      enum: ['done', 'now', 'todo', 'failed'],
      enumDescriptions: ['完成', '正在进行', '还没到', '没成功'],
      title: '走到哪一步',
      $comment: 'done 完成 now 正在进行 todo 还没到 failed 没成功。',
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
    appointmentId: { type: 'string', title: '预约编号' },
    orderId: { type: 'string', title: '订单号' },
    subOrderId: { type: 'string', title: '子订单' },
    productId: { type: 'string', names: 'product', title: '商品' },
    productName: { type: 'string', title: '商品的名字' },
    name: { type: 'string', title: '约的是什么' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    day: { type: 'string', title: '哪一天' },
    copies: { type: 'integer', minimum: 1, title: '几份' },
    people: { type: 'integer', minimum: 1, title: '几位' },
    contact: { ...orderContactSchema, title: '怎么联系' },
    remark: { type: 'string', title: '留言' },
    state: { enum: appointmentStates, title: '状态' },
    stateText: { type: 'string', title: '状态的字' },
    createTime: { type: 'string', title: '提交时间', description: '是北京时间。' },
    previousDay: { type: 'string', title: '改期前的日子' },
    answer: { type: 'string', title: '商家的回复' },
    extra: { type: 'number', minimum: 0, title: '差价合计', description: '单位是元；0 表示没有差价。' },
    extraOrderId: { type: 'string', title: '差价的订单' },
    canChange: { type: 'boolean', title: '还能改期' },
    canCancel: { type: 'boolean', title: '还能取消' },
    steps: { type: 'array', items: stepSchema, title: '进度' },
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
    subOrderId: { type: 'string', title: '子订单' },
    name: { type: 'string', title: '是什么' },
    copies: { type: 'integer', minimum: 1, title: '买了几份' },
    bookable: { type: 'integer', minimum: 0, title: '还能约几份' },
  },
  required: ['subOrderId', 'name', 'copies', 'bookable'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** How the days of a product are booked. */
const bookingRuleSchema = {
  type: 'object',
  properties: {
    advanceDays: { type: 'integer', minimum: 0, title: '最少提前几天' },
    isInstant: { type: 'boolean', title: '有位就成功', description: '不用商家确认。' },
    peoplePerCopy: { type: 'integer', minimum: 1, maximum: 99, title: '一份最多接待几位', description: '没有就不限。' },
    phone: { type: 'string', title: '电话预约的号码' },
    hours: { type: 'string', title: '电话预约的时间' },
  },
  required: ['advanceDays', 'isInstant'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const bookingDaysProperties = {
  rule: bookingRuleSchema,
  today: { type: 'string', title: '商城的今天' },
  days: { type: 'array', items: bookingDaySchema, title: '能看的每一天' },
} as const

export type Appointment = FromSchema<typeof appointmentSchema>
export type AppointmentStep = FromSchema<typeof stepSchema>
export type LineToBook = FromSchema<typeof lineToBookSchema>
export type ShownBookingDay = FromSchema<typeof bookingDaySchema>
