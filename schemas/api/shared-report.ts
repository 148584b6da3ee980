import { annualReportSchema } from '../domain/annual-report.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    token: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      title: '分享链接里的凭证',
      $comment: '分享链接里的 token。',
    },
  },
  required: ['token'],
  additionalProperties: false,
} as const

/** GET /usercenter/online/annualReport/:token (B2.9 annual-spending-report; the path is ours): what a member chose to show, and nothing of who it is. */
export const sharedReport = {
  name: 'sharedReport',
  title: { zh: '别人分享的年度账单', en: 'A year that somebody shares' },
  source: 'B2.9',
  method: 'GET',
  path: '/usercenter/online/annualReport/:token',
  params,
  reply: envelope(annualReportSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  auth: 'optional',
  page: { with: params, value: ['data'] },
} as const satisfies Contract
