import { codeCheckSchema } from '../domain/code-check.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { code: { type: 'string', minLength: 1, maxLength: 40, title: '券码' } },
  required: ['code'],
  additionalProperties: false,
} as const

/**
 * GET /online/capi/code/check (B2.9 check-code; the path is ours): who bought a code, and the merchant where it is
 * used, see what it is and whether it can be used. For everybody else it is as if there were none.
 */
export const checkCode = {
  name: 'checkCode',
  title: { zh: '查验券码', en: 'What a code is' },
  source: 'B2.9, B3, B4',
  method: 'GET',
  path: '/online/capi/code/check',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      code: codeCheckSchema,
      message: { type: 'string', title: '要说的话', description: '没有这个券码、或者是其他商家的券码时要说的话。' },
    },
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
