import { addressFields, addressParts } from '../domain/address.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    reqDtos: {
      type: 'object',
      properties: {
        id: { type: 'string', maxLength: 40, description: '改哪个；空的或没有就是新建' },
        ...addressFields,
        isDefault: { type: 'boolean', description: '设为默认' },
      },
      required: addressParts,
      additionalProperties: false,
    },
  },
  required: ['reqDtos'],
  additionalProperties: false,
} as const

/** POST /online/fomall/address/save (B7; the path is in the style of its neighbours) -> the id of what was saved. A member has 20. */
export const saveAddress = {
  name: 'saveAddress',
  title: { zh: '保存收货地址', en: 'Keep an address' },
  source: 'B2.9, B7',
  method: 'POST',
  path: '/online/fomall/address/save',
  body,
  reply: envelope({
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'too-many-addresses'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
