import { collectParams, collectReply } from './check-product-collect.ts'
import type { Contract } from './contract.ts'

/** POST /online/capi/collect/collectOrCancelProduct/{productCode} (A7, B4, B7): toggles on every call. */
export const collectOrCancelProduct = {
  name: 'collectOrCancelProduct',
  title: { zh: '收藏或取消', en: 'Collect a product, or no more' },
  source: 'A7, B4, B7',
  method: 'POST',
  path: '/online/capi/collect/collectOrCancelProduct/:productCode',
  params: collectParams,
  reply: collectReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: collectParams },
} as const satisfies Contract
