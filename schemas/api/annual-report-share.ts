import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    year: { type: 'integer', minimum: 2000, maximum: 2999, title: '哪一年' },
    showsSpending: { type: 'boolean', title: '公开花费和节省' },
  },
  required: ['year', 'showsSpending'],
  additionalProperties: false,
} as const

/** POST /usercenter/online/mem/annualReportShare (B2.9 annual-spending-report; the path is ours): a link to the figures of now, without those that were not chosen. */
export const annualReportShare = {
  name: 'annualReportShare',
  title: { zh: '分享年度账单', en: 'Share my year' },
  source: 'B2.9',
  method: 'POST',
  path: '/usercenter/online/mem/annualReportShare',
  body,
  reply: envelope({
    type: 'object',
    properties: { token: { type: 'string', title: '分享链接里的凭证', $comment: '分享链接里的 token。' } },
    required: ['token'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
