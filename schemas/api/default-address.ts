import { namedAddressSchema } from '../domain/address.ts'
import type { Contract } from './contract.ts'
import { idReply, requested } from './envelope.ts'

const body = requested(namedAddressSchema)

/** POST /online/fomall/address/default (B7; the path is in the style of its neighbours) -> its id. */
export const defaultAddress = {
  name: 'defaultAddress',
  title: { zh: '设为默认地址', en: 'Use an address without asking' },
  source: 'B2.9, B7',
  method: 'POST',
  path: '/online/fomall/address/default',
  body,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
