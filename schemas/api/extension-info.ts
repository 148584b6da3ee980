import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** GET /online/capi/component/getExtensionInfo/{id} (A7, B2.10.1): what is drawn over a product's pictures. */
export const extensionInfo = {
  name: 'extensionInfo',
  title: { zh: '商品的扩展信息', en: 'Extension info of a product' },
  source: 'A7, B2.10',
  method: 'GET',
  path: '/online/capi/component/getExtensionInfo/:id',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      subscriptInfo: {
        type: 'object',
        title: '角标',
        description: '没有就不显示。',
        properties: { subListUrl: { type: 'string', title: '角标图片地址' } },
        required: ['subListUrl'],
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
