import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { activityId: { type: 'string', minLength: 1, maxLength: 40, title: '签到活动编号' } },
  required: ['activityId'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/activity/sign/claim {activityId} (B1 /signActivity/helpFromFriends; the path is in the style of its neighbours): the
 * points that friends brought, once they are all there; asked again they were given already.
 */
export const signClaim = {
  name: 'signClaim',
  title: { zh: '领取助力奖励', en: 'Claim what friends brought' },
  source: 'B1, B7',
  method: 'POST',
  path: '/online/cms-api/activity/sign/claim',
  body,
  reply: envelope({
    type: 'object',
    properties: { points: { type: 'integer', minimum: 0, title: '多少积分' } },
    required: ['points'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'sign-help-open'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
