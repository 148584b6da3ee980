import { codeCheckSchema } from '../domain/code-check.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { code: { type: 'string', minLength: 1, maxLength: 40, description: '券码' } },
  required: ['code'],
  additionalProperties: false,
} as const

/** GET /online/capi/code/check (B2.9 check-code; the path is ours): whoever holds a code sees what it is, and whether it can be used. */
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
      message: { type: 'string', description: '没有这个券码时要说的话' },
    },
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: true,
  page: { with: query, value: ['data'] },
} as const satisfies Contract
