import { signFriendsSchema } from '../domain/sign-activity.ts'
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
 * GET /online/cms-api/activity/sign/assistRecord {activityId} (B1 /signActivity/assistRecord; the path is in the style of its neighbours): who
 * helped the caller in an activity, and whom the caller helped.
 */
export const signAssistRecord = {
  name: 'signAssistRecord',
  title: { zh: '助力记录', en: 'Record of help' },
  source: 'B1, B7',
  method: 'GET',
  path: '/online/cms-api/activity/sign/assistRecord',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      received: { ...signFriendsSchema, title: '为我助力的好友' },
      given: { ...signFriendsSchema, title: '我助力过的好友' },
    },
    required: ['received', 'given'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
