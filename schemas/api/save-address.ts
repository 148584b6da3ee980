import { addressFields, addressParts } from '../domain/address.ts'
import type { Contract } from './contract.ts'
import { idReply, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 40, title: '改哪个', description: '空的或没有就是新建。' },
    ...addressFields,
    isDefault: { type: 'boolean', title: '设为默认' },
  },
  required: addressParts,
  additionalProperties: false,
})

/** POST /online/fomall/address/save (B7; the path is in the style of its neighbours) -> the id of what was saved. A member has 20. */
export const saveAddress = {
  name: 'saveAddress',
  title: { zh: '保存收货地址', en: 'Keep an address' },
  source: 'B2.9, B7',
  method: 'POST',
  path: '/online/fomall/address/save',
  body,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'too-many-addresses'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
