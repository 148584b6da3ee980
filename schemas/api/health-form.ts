import { healthPlaceSchema, sentHealthFormSchema } from '../domain/health-form.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { locationCode: { type: 'string', minLength: 1, maxLength: 30, title: '地点' } },
  required: ['locationCode'],
  additionalProperties: false,
} as const

/** GET /online/capi/health/form/:locationCode (B2.9 preventionForm; the path is ours): what a place asks, and what I sent. */
export const healthForm = {
  name: 'healthForm',
  title: { zh: '健康登记', en: 'Health form of a place' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/health/form/:locationCode',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      place: healthPlaceSchema,
      today: { type: 'string' },
      contact: {
        type: 'object',
        properties: { name: { type: 'string' }, phone: { type: 'string' } },
        required: ['name', 'phone'],
        additionalProperties: false,
        title: '会员的姓名和手机号',
        description: '用来填表。',
      },
      sent: { ...sentHealthFormSchema, title: '提交过的', description: '没有，或那次到访已过，就没有。' },
    },
    required: ['place', 'today', 'contact'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: params, value: ['data'] },
} as const satisfies Contract
