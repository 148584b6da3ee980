import { businessTravelSchema } from '../domain/business-travel.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /usercenter/online/mem/businessTravel (B2.9 travel; the path is ours): for which company, and what comes of it. */
export const businessTravel = {
  name: 'businessTravel',
  title: { zh: '企业差旅的状态', en: 'For whom I travel on business' },
  source: 'B2.9',
  method: 'GET',
  path: '/usercenter/online/mem/businessTravel',
  reply: envelope(businessTravelSchema),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
