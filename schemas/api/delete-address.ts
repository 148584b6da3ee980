import { namedAddressSchema } from '../domain/address.ts'
import type { Contract } from './contract.ts'
import { idReply, requested } from './envelope.ts'

const body = requested(namedAddressSchema)

/** POST /online/fomall/address/delete (B7; the path is in the style of its neighbours) -> its id. */
export const deleteAddress = {
  name: 'deleteAddress',
  title: { zh: '删除收货地址', en: 'Remove an address' },
  source: 'B2.9, B7',
  method: 'POST',
  path: '/online/fomall/address/delete',
  body,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
