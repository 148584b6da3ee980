import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    productCode: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '商品代码或' },
  },
  required: ['productCode'],
  additionalProperties: false,
} as const

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const
const query = {
  type: 'object',
  properties: {
    checkInDate: { ...day, title: '入住日期' },
    checkOutDate: { ...day, title: '离店日期' },
  },
  additionalProperties: false,
} as const

/** GET /online/cms-api/product/commissionInfo/{productCode} (B7): the agent teaser shows when the commission is above 0 (B6). */
export const commissionInfo = {
  name: 'commissionInfo',
  title: { zh: '代理佣金', en: "An agent's commission" },
  source: 'B6, B7',
  method: 'GET',
  path: '/online/cms-api/product/commissionInfo/:productCode',
  params,
  query,
  reply: envelope({
    type: 'object',
    properties: {
      otherMinCommission: { type: 'number', minimum: 0, title: '最低佣金', description: '单位是元；没有是 0。' },
    },
    required: ['otherMinCommission'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: { ...params, properties: { ...params.properties, ...query.properties } },
    value: ['data'],
  },
} as const satisfies Contract
