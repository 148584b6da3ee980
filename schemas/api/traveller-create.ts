import { passengerSchema } from '../domain/order.ts'
import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

/** POST /online/capi/traveller/create (B7 traveller create; the path is ours) -> its id. */
export const travellerCreate = {
  name: 'travellerCreate',
  title: { zh: '保存常用出行人', en: 'Keep a traveller' },
  source: 'B7',
  method: 'POST',
  path: '/online/capi/traveller/create',
  body: passengerSchema,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'travellers-full'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
