import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    reqDtos: {
      type: 'object',
      description: '哪个地址',
      properties: { id: { type: 'string', minLength: 1, maxLength: 40 } },
      required: ['id'],
      additionalProperties: false,
    },
  },
  required: ['reqDtos'],
  additionalProperties: false,
} as const

/** POST /online/fomall/address/default (B7; the path is in the style of its neighbours) -> its id. */
export const defaultAddress = {
  name: 'defaultAddress',
  title: { zh: '设为默认地址', en: 'Use an address without asking' },
  source: 'B2.9, B7',
  method: 'POST',
  path: '/online/fomall/address/default',
  body,
  reply: envelope({
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
