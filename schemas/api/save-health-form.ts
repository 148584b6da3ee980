import { healthValuesSchema } from '../domain/health-form.ts'
import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    locationCode: { type: 'string', minLength: 1, maxLength: 30, title: '地点' },
    values: healthValuesSchema,
    consent: { type: 'boolean', title: '同意登记的说明' },
  },
  required: ['locationCode', 'values', 'consent'],
  additionalProperties: false,
} as const

/** POST /online/capi/health/form (B2.9 preventionForm, editPreventionForm; the path is ours): sends a form, or changes it while nobody approved it. */
export const saveHealthForm = {
  name: 'saveHealthForm',
  title: { zh: '提交健康登记', en: 'Send a health form' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/health/form',
  body,
  reply: idReply,
  problems: [
    ...(['invalid-request', 'not-logged-in', 'not-found', 'health-incomplete', 'health-consent'] as const),
    'health-approved',
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
