import { redemptionSchema } from '../domain/code-check.ts'
import type { Contract } from './contract.ts'
import { envelope, paging } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    ...paging('每页几条'),
  },
  required: ['pageNumber', 'pageSize'],
  additionalProperties: false,
} as const

/** POST /online/capi/code/writeoffHistory (B2.9 writeoff/history; the path is ours): what of mine was redeemed, the newest first. */
export const writeoffHistory = {
  name: 'writeoffHistory',
  title: { zh: '核销记录', en: 'What of mine was redeemed' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/code/writeoffHistory',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      records: { type: 'array', items: redemptionSchema },
      total: { type: 'integer', minimum: 0, title: '一共几条' },
    },
    required: ['records', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { ...body, required: [] }, defaults: { pageNumber: 1, pageSize: 20 }, value: ['data'] },
} as const satisfies Contract
