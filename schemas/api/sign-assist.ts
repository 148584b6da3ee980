import { signAssistSchema } from '../domain/sign-activity.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { joinId: { type: 'string', maxLength: 64, title: '好友链接里编号' } },
  required: ['joinId'],
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/activity/sign/assist {joinId} (B1 /signActivity/helpFromFriends; the path is in the style of its neighbours): what whoever
 * has a friend's link sees.
 */
export const signAssist = {
  name: 'signAssist',
  title: { zh: '好友的签到', en: "A friend's signing" },
  source: 'B1, B7',
  method: 'GET',
  path: '/online/cms-api/activity/sign/assist',
  query,
  reply: envelope(signAssistSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  page: { with: query, value: ['data'] },
} as const satisfies Contract
