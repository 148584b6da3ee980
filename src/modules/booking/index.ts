import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import { orderWithPaths } from '../../../schemas/domain/order-ways.ts'
import { appointmentDetail } from '../../../schemas/api/appointment-detail.ts'
import { bookingInfo } from '../../../schemas/api/booking-info.ts'
import type { Module, ModuleAction, OpeningCall, Screen, ScreenAddress } from '../../kit/module.ts'
import { orderOf } from './booking-api.ts'
import { bookingKinds } from './booking-way.ts'

const noProps = { type: 'object', properties: {}, additionalProperties: false } as const

/** What the calls answer is what the blocks may read: all of it shows. */
const bookingValues = {
  type: 'object',
  properties: { booking: bookingInfo.reply.properties.data },
  required: ['booking'],
  additionalProperties: false,
} as const

const appointmentValues = {
  type: 'object',
  properties: { one: appointmentDetail.reply.properties.data },
  required: ['one'],
  additionalProperties: false,
} as const

const slots = {
  top: { title: '订单下面' },
  end: { title: '表单下面' },
  foot: { title: '最下面', description: '没有找到订单时也在。' },
} as const

/** What of the order of the address can be booked; nothing where it names none. */
function orderOpening(address: ScreenAddress): OpeningCall[] {
  const orderId = orderOf(address)
  return orderId === '' ? [] : [{ name: 'bookingInfo', args: { orderId } }]
}

const chooseScreen = {
  code: 'booking/choose',
  title: '预约',
  description: '选一天，每样几份，一共几位，然后去确认。选的内容在这次访问里按订单记住，日子也写进地址。',
  props: {
    type: 'object',
    properties: {
      kind: { enum: bookingKinds, title: '怎么约', description: '单样、统一、预售兑换、酒店套餐；决定下一步的地址。' },
    },
    required: ['kind'],
    additionalProperties: false,
  },
  slots,
  query: ['orderId', 'date'],
  calls: ['bookingInfo'],
  opening: orderOpening,
  values: bookingValues,
  height: 420,
  load: () => import('./choose-screen.tsx'),
} as const satisfies Screen

const calendarScreen = {
  code: 'booking/calendar',
  title: '选择日期',
  description: '订单能约的每一天：还有多少、补多少差价；选一天就回到预约。',
  props: noProps,
  slots,
  query: ['kind', 'date'],
  calls: ['bookingInfo'],
  opening: orderOpening,
  values: bookingValues,
  height: 760,
  load: () => import('./calendar-screen.tsx'),
} as const satisfies Screen

const confirmScreen = {
  code: 'booking/confirm',
  title: '提交预约',
  description: '联系人、手机号、留言，提交；要补差价的先去付。填的内容在这次访问里记住，重复提交只算一次。',
  props: noProps,
  slots,
  query: ['date', 'lines', 'people', 'kind'],
  calls: ['bookingInfo', 'bookAppointment'],
  opening: orderOpening,
  values: bookingValues,
  height: 360,
  load: () => import('./confirm-screen.tsx'),
} as const satisfies Screen

const appointmentScreen = {
  code: 'booking/appointment',
  title: '确认预约',
  description: '一个预约：改到另一天，取消（先确认），付差价。预约的内容由插槽里的区块显示。',
  props: noProps,
  slots: {
    top: { title: '预约的内容' },
    end: { title: '按钮下面' },
    foot: { title: '最下面', description: '没有找到预约时也在。' },
  },
  query: ['change'],
  calls: ['appointmentDetail', 'changeAppointment', 'cancelAppointment'],
  opening: ({ params: { id = '' } }) => [{ name: 'appointmentDetail', args: { id } }],
  values: appointmentValues,
  height: 420,
  load: () => import('./appointment-screen.tsx'),
} as const satisfies Screen

const openBookingArgs = {
  title: '预约使用',
  description: '打开一个订单的预约：选日期。',
  type: 'object',
  properties: {
    order: orderWithPaths('appointment'),
  },
  required: ['order'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OpenBookingArgs = FromSchema<typeof openBookingArgs>

const openBooking = { name: 'open-booking', args: openBookingArgs, calls: [] } as const satisfies ModuleAction

/** B2.9, B4, B5, B9: a day for what was bought. The rules are in SPEC.md. */
export const booking = {
  name: 'booking',
  title: '预约',
  screens: {
    choose: chooseScreen,
    calendar: calendarScreen,
    confirm: confirmScreen,
    appointment: appointmentScreen,
  },
  actions: { openBooking },
} as const satisfies Module
