import { collectParams, collectReply } from './check-product-collect.ts'
import type { Contract } from './contract.ts'

const query = {
  type: 'object',
  properties: {
    isCollected: { type: 'boolean', title: '要收藏', description: '否就是取消收藏；没有就换成另一种。' },
  },
  additionalProperties: false,
} as const

/**
 * POST /online/capi/collect/collectOrCancelProduct/{productCode} (A7, B4, B7): toggles on every call, unless it says what is wanted. A call
 * whose answer was lost, sent again, is so no second toggle.
 */
export const collectOrCancelProduct = {
  name: 'collectOrCancelProduct',
  title: { zh: '收藏或取消', en: 'Collect a product, or no more' },
  source: 'A7, B4, B7',
  method: 'POST',
  path: '/online/capi/collect/collectOrCancelProduct/:productCode',
  params: collectParams,
  query,
  reply: collectReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: { ...collectParams, properties: { ...collectParams.properties, ...query.properties } } },
} as const satisfies Contract
