import { slotRequestProperties } from '../domain/service.ts'
import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    reservationId: { type: 'string', minLength: 1, maxLength: 40, title: '预约编号' },
    ...slotRequestProperties,
  },
  required: ['reservationId', 'programId', 'day', 'time'],
  additionalProperties: false,
} as const

/** POST /online/capi/service/change (B2.9 myBus/myAppointment; the path is ours): another slot for the same party. */
export const changeReservation = {
  name: 'changeReservation',
  title: { zh: '改签服务预约', en: 'Change a reservation' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/service/change',
  body,
  reply: idReply,
  problems: [
    ...(['invalid-request', 'not-logged-in', 'not-found', 'service-ended', 'service-alter-late'] as const),
    ...(['service-stay-only', 'service-day', 'service-late', 'service-full', 'service-limit'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
