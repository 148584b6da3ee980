import { brands } from '../domain/channels.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    productCode: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '商品代码或' },
    from: { type: 'string', enum: brands, title: '从哪个品牌来', $comment: '决定代理站用哪个 appKey；B6。' },
  },
  required: ['productCode'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/product/commissionShare (B6, B7 share page; the path is in the style of its neighbour commissionInfo) -> where a
 * member promotes a product: the agents' site, with productId, appKey and a token of this moment.
 */
export const commissionShare = {
  name: 'commissionShare',
  title: { zh: '去代理站推广', en: "The way to the agents' site" },
  source: 'B6, B7',
  method: 'POST',
  path: '/online/cms-api/product/commissionShare',
  body,
  reply: envelope({
    type: 'object',
    properties: { url: { type: 'string', title: '代理站的佣金页', description: '按地址本身打开。' } },
    required: ['url'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
