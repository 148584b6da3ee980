import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    appointmentId: { type: 'string', minLength: 1, maxLength: 40, title: '预约编号' },
    date: { type: 'string', maxLength: 10, title: '改到哪一天' },
  },
  required: ['appointmentId', 'date'],
  additionalProperties: false,
} as const

/** POST /online/capi/appointment/change (B2.9 Booking; the path is ours): another day for an appointment, no dearer one. */
export const changeAppointment = {
  name: 'changeAppointment',
  title: { zh: '改期', en: 'Change the day of an appointment' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/appointment/change',
  body,
  reply: envelope({
    type: 'object',
    properties: { appointmentId: { type: 'string' } },
    required: ['appointmentId'],
    additionalProperties: false,
  }),
  problems: [
    ...(['invalid-request', 'not-logged-in', 'not-found', 'booking-ended', 'booking-no-day'] as const),
    ...(['booking-too-soon', 'booking-full', 'booking-extra'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
