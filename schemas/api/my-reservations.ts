import { reservationSchema } from '../domain/service.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { serviceId: { type: 'string', maxLength: 20, title: '只要这项服务的', description: '空是全部。' } },
  additionalProperties: false,
} as const

/** GET /online/capi/service/mine (B2.9 myBus/myAppointment; the path is ours): my reservations, those to come first. */
export const myReservations = {
  name: 'myReservations',
  title: { zh: '我的服务预约', en: 'My reservations' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/service/mine',
  query,
  reply: envelope({
    type: 'object',
    properties: { reservations: { type: 'array', items: reservationSchema, title: '要去的在前' } },
    required: ['reservations'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data', 'reservations'] },
} as const satisfies Contract
