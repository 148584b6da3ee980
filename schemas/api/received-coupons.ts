import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/capi/coupon/received (the path is ours): ids of the coupons that the member received already. */
export const receivedCoupons = {
  name: 'receivedCoupons',
  title: { zh: '我领过的优惠券', en: 'Coupons that I received' },
  source: 'A3',
  method: 'GET',
  path: '/online/capi/coupon/received',
  reply: envelope({
    type: 'object',
    properties: { couponIds: { type: 'array', items: { type: 'string' } } },
    required: ['couponIds'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data', 'couponIds'] },
} as const satisfies Contract
