import { annualReportSchema } from '../domain/annual-report.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    year: { type: 'integer', minimum: 2000, maximum: 2999, title: '哪一年', description: '没有就是今年。' },
  },
  additionalProperties: false,
} as const

/** GET /usercenter/online/mem/annualReport (B2.9 annual-spending-report; the path is ours): a year of the member, of its own orders. */
export const annualReport = {
  name: 'annualReport',
  title: { zh: '年度账单', en: 'My year' },
  source: 'B2.9',
  method: 'GET',
  path: '/usercenter/online/mem/annualReport',
  query,
  reply: envelope(annualReportSchema),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
