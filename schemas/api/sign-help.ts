import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { joinId: { type: 'string', minLength: 1, maxLength: 64, title: '好友链接里编号' } },
  required: ['joinId'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/activity/sign/help {joinId} (B1 /signActivity/helpFromFriends; the path is in the style of its neighbours): a friend
 * helps, once; asked again it says what it got then.
 */
export const signHelp = {
  name: 'signHelp',
  title: { zh: '为好友助力', en: 'Help a friend who signs' },
  source: 'B1, B7',
  method: 'POST',
  path: '/online/cms-api/activity/sign/help',
  body,
  reply: envelope({
    type: 'object',
    properties: { points: { type: 'integer', minimum: 0, title: '助力的人得了多少积分' } },
    required: ['points'],
    additionalProperties: false,
  }),
  problems: [
    ...(['invalid-request', 'not-logged-in', 'not-found', 'activity-early', 'activity-over'] as const),
    ...(['sign-help-own', 'sign-help-full', 'sign-help-enough'] as const),
  ],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
