import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { appointmentId: { type: 'string', minLength: 1, maxLength: 40, title: '预约编号' } },
  required: ['appointmentId'],
  additionalProperties: false,
} as const

/** POST /online/capi/appointment/cancel (B2.9 Booking; the path is ours): its day is free for others. */
export const cancelAppointment = {
  name: 'cancelAppointment',
  title: { zh: '取消预约', en: 'Cancel an appointment' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/appointment/cancel',
  body,
  reply: envelope({
    type: 'object',
    properties: { appointmentId: { type: 'string' } },
    required: ['appointmentId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'booking-ended'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
