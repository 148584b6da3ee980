import { savedTravellerSchema } from '../domain/traveller.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /online/capi/traveller/update (B7 traveller update; the path is ours). */
export const travellerUpdate = {
  name: 'travellerUpdate',
  title: { zh: '修改常用出行人', en: 'Change a saved traveller' },
  source: 'B7',
  method: 'POST',
  path: '/online/capi/traveller/update',
  body: savedTravellerSchema,
  reply: envelope({
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: savedTravellerSchema },
} as const satisfies Contract
