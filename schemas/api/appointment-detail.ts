import { appointmentSchema, bookingDaysProperties } from '../domain/booking.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, title: '预约编号' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** GET /online/capi/appointment/detail/:id (B2.9 Booking; the path is ours): an appointment of mine, and the days that it can change to. */
export const appointmentDetail = {
  name: 'appointmentDetail',
  title: { zh: '一个预约', en: 'An appointment' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/appointment/detail/:id',
  params,
  reply: envelope({
    type: 'object',
    properties: { appointment: appointmentSchema, ...bookingDaysProperties },
    required: ['appointment', 'rule', 'today', 'days'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: params, value: ['data'] },
} as const satisfies Contract
