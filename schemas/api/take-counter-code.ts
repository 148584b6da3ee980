import { counterCodeSchema } from './counter-code.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: { code: counterCodeSchema },
  required: ['code'],
  additionalProperties: false,
})

/**
 * POST /online/fomall/counter/pay (B2.9 scan; the path is in the style of its neighbours): makes the order of a counter's code, to go on to
 * its cashier. A code is one order of one member, whoever else scans it; sent again by them, it is the same order.
 */
export const takeCounterCode = {
  name: 'takeCounterCode',
  title: { zh: '付收款码', en: 'Pay a counter’s code' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/fomall/counter/pay',
  body,
  reply: envelope({
    type: 'object',
    properties: { orderId: { type: 'string' } },
    required: ['orderId'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'counter-unknown',
    'counter-taken',
    'counter-expired',
    'forbidden',
    'closure-waiting',
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
