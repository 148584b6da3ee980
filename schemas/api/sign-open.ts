import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { activityId: { type: 'string', minLength: 1, maxLength: 40, title: '签到活动编号' } },
  required: ['activityId'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/activity/sign/open {activityId} (B1 /signActivity/openActivitiy; the path is in the style of its neighbours): a member
 * takes part; who does already gets the same again.
 */
export const signOpen = {
  name: 'signOpen',
  title: { zh: '参加签到活动', en: 'Join a sign activity' },
  source: 'B1, B7',
  method: 'POST',
  path: '/online/cms-api/activity/sign/open',
  body,
  reply: envelope({
    type: 'object',
    properties: { joinId: { type: 'string', title: '邀好友助力的链接里编号' } },
    required: ['joinId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'activity-early', 'activity-over'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
