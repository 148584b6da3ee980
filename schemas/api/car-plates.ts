import { guestPlatesSchema } from '../domain/car-plate.ts'
import type { Contract } from './contract.ts'
import { answer } from './envelope.ts'

const merchantId = { type: 'string', minLength: 1, maxLength: 20, title: '商户', description: '度假村是 1。' } as const

/**
 * GET /api/app/equity/queryCarNum (B3, B6, B7, B8; the path is in the style of its neighbours): whether who asks is a guest in the house,
 * and their plates. Who is none gets no `id`, and a `toast` that says so.
 */
export const carPlates = {
  name: 'carPlates',
  title: { zh: '查询车牌登记', en: 'Plates of a guest' },
  source: 'B3, B6, B7, B8',
  method: 'GET',
  path: '/api/app/equity/queryCarNum',
  query: {
    type: 'object',
    properties: { merchantId },
    required: ['merchantId'],
    additionalProperties: false,
  },
  reply: answer('0 是成功', {
    type: 'object',
    properties: { result: guestPlatesSchema, toast: { type: 'string', title: '不是在住客人时的一句话' } },
    required: ['result'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseCode'], is: '0' },
  page: {
    with: { type: 'object', properties: { merchantId }, additionalProperties: false },
    defaults: { merchantId: '1' },
    value: ['data'],
  },
} as const satisfies Contract
