import { savedTravellerSchema } from '../domain/traveller.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/capi/traveller/list (B7 traveller list; the path is ours): whom a member keeps to pick again, the last first. */
export const travellerList = {
  name: 'travellerList',
  title: { zh: '常用出行人', en: 'Saved travellers' },
  source: 'B7',
  method: 'GET',
  path: '/online/capi/traveller/list',
  reply: envelope({
    type: 'object',
    properties: { travellers: { type: 'array', items: savedTravellerSchema } },
    required: ['travellers'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data', 'travellers'] },
} as const satisfies Contract
