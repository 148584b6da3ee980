import { addressSchema } from '../domain/address.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/**
 * GET /online/fomall/address/list (B7 fomall shop: address; the path is in the style of its neighbours) -> the member's addresses, the
 * default one first, then the newest.
 */
export const addressList = {
  name: 'addressList',
  title: { zh: '收货地址', en: 'Addresses of a member' },
  source: 'B2.9, B7',
  method: 'GET',
  path: '/online/fomall/address/list',
  reply: envelope({ type: 'array', items: addressSchema }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
