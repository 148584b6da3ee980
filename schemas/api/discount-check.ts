import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** GET /online/ps/d/check/{id} (A7): whether a product takes part in the member discount. */
export const discountCheck = {
  name: 'discountCheck',
  title: { zh: '是否参加会员折扣', en: 'Whether members get a discount' },
  source: 'A3, A7',
  method: 'GET',
  path: '/online/ps/d/check/:id',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      discountType: {
        type: 'integer',
        enum: [0, 1],
        enumDescriptions: ['不参加会员折扣', '参加会员折扣'],
        title: '会员折扣',
        description: '1 表示参加会员折扣。',
      },
    },
    required: ['discountType'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
