import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/capi/product/forwardUrl/{productId} (A2, B2, B7): where a product is sold now, when that is elsewhere. */
export const forwardUrl = {
  name: 'forwardUrl',
  title: { zh: '产品的转向地址', en: 'Forward URL of a product' },
  source: 'B2, B7',
  method: 'GET',
  path: '/online/capi/product/forwardUrl/:productId',
  params: {
    type: 'object',
    properties: {
      productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
    },
    required: ['productId'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: { forwardUrl: { type: 'string', title: '要转去的地址', description: '没有就留在这里。' } },
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  auth: 'none',
} as const satisfies Contract
