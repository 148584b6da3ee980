import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

const body = {
  type: 'object',
  properties: { reservationId: { type: 'string', minLength: 1, maxLength: 40, title: '预约编号' } },
  required: ['reservationId'],
  additionalProperties: false,
} as const

/** POST /online/capi/service/cancel (B2.9 myBus/myAppointment; the path is ours): its seats are free for others. */
export const cancelReservation = {
  name: 'cancelReservation',
  title: { zh: '取消服务预约', en: 'Cancel a reservation' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/service/cancel',
  body,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'service-ended', 'service-alter-late'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
