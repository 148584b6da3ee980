import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 40, title: '券码' },
    canUseTimes: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      title: '看到的剩余次数',
      description: '与实际不同就不核销。',
    },
  },
  required: ['code'],
  additionalProperties: false,
} as const

/**
 * POST /online/capi/code/redeem (B2.9 check-code; the path is ours): somebody of the merchant's redeems a code of its own once.
 * What was seen of it goes with it, so that a redemption whose answer was lost, sent again, is not a second one.
 */
export const codeRedeem = {
  name: 'codeRedeem',
  title: { zh: '核销券码', en: 'Redeem a code' },
  source: 'B2.9, B4',
  method: 'POST',
  path: '/online/capi/code/redeem',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      name: { type: 'string', title: '核销了什么' },
      productName: { type: 'string' },
      left: { type: 'integer', minimum: 0, title: '还剩几次' },
    },
    required: ['name', 'productName', 'left'],
    additionalProperties: false,
  }),
  problems: [
    ...(['invalid-request', 'not-logged-in', 'forbidden', 'code-unknown', 'code-unsent', 'code-used'] as const),
    ...([
      'code-refunded',
      'code-refunding',
      'code-void',
      'code-expired',
      'code-early',
      'code-today',
      'code-unbooked',
    ] as const),
    ...(['code-exchanged', 'code-given', 'code-changed', 'code-other-merchant'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
