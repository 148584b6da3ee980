import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 30, title: '姓名' },
    number: { type: 'string', minLength: 1, maxLength: 18, title: '身份证号' },
    isAgreed: { const: true, title: '同意用于实名认证' },
    keepTraveller: { type: 'boolean', title: '同时存为常用出行人' },
  },
  required: ['name', 'number', 'isAgreed'],
  additionalProperties: false,
} as const

/** POST /usercenter/online/mem/realNameCheck (B2.9 realAuthInfo; the path is ours): name and number go to the checking service; the reply holds neither. */
export const realNameCheck = {
  name: 'realNameCheck',
  title: { zh: '实名认证', en: 'Check a real name' },
  source: 'B2.9',
  method: 'POST',
  path: '/usercenter/online/mem/realNameCheck',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      isVerified: { type: 'boolean' },
      isTravellerKept: { type: 'boolean', title: '存进了常用出行人' },
    },
    required: ['isVerified', 'isTravellerKept'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'identity-wrong',
    'identity-mismatch',
    'identity-unknown',
    'identity-known',
    'identity-tries',
    'under-maintenance',
  ],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
