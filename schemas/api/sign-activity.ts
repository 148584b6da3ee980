import { signStandingSchema } from '../domain/sign-activity.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    activityId: { type: 'string', maxLength: 40, title: '签到活动编号', description: '不写就是正在进行的。' },
  },
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/activity/sign/detail {activityId} (B1 /signActivity/detail; the path is in the style of its neighbours): a sign activity
 * as who asks finds it: days in a row, rewards, tasks, and friends who helped.
 */
export const signActivity = {
  name: 'signActivity',
  title: { zh: '签到活动', en: 'A sign activity' },
  source: 'B1, B7',
  method: 'GET',
  path: '/online/cms-api/activity/sign/detail',
  query,
  reply: envelope(signStandingSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  page: { with: query, value: ['data'] },
} as const satisfies Contract
