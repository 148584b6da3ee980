import { savedTravellerSchema } from '../domain/traveller.ts'
import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

/** POST /online/capi/traveller/update (B7 traveller update; the path is ours). */
export const travellerUpdate = {
  name: 'travellerUpdate',
  title: { zh: '修改常用出行人', en: 'Change a saved traveller' },
  source: 'B7',
  method: 'POST',
  path: '/online/capi/traveller/update',
  body: savedTravellerSchema,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
