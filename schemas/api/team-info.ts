import { teamInfoSchema } from '../domain/team.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    activityCode: { type: 'string', minLength: 1, maxLength: 40, title: '拼团活动的编号', description: '- 表示不限。' },
  },
  required: ['activityCode'],
  additionalProperties: false,
} as const satisfies JSONSchema

const query = {
  type: 'object',
  properties: {
    teamId: { type: 'string', maxLength: 40, title: '哪个团', $comment: '空的就看 orderNo。' },
    orderNo: { type: 'string', maxLength: 40, title: '团里的一个订单' },
    userId: { type: 'string', maxLength: 40, title: '会员', description: '看的人由登录决定。' },
    isShare: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['不是分享来的', '从分享来的'],
      title: '从分享来的',
      description: '1 表示是。',
    },
    code: {
      type: 'string',
      maxLength: 40,
      title: '分享的人',
      description: '不是自己就是从分享来的。',
      $comment: 'A6。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

const asked = {
  type: 'object',
  properties: { ...params.properties, ...query.properties },
  required: params.required,
  additionalProperties: false,
} as const

/**
 * GET /online/cms-api/activity/remainingPersonsAndPersonList/{activityCode} (A7): a team, and what who looks at it is to it. Who has its
 * number or that of one of its orders, as a share has, may see it.
 */
export const teamInfo = {
  name: 'teamInfo',
  title: { zh: '团和成员', en: 'A team and its members' },
  source: 'A3, A4, A7',
  method: 'GET',
  path: '/online/cms-api/activity/remainingPersonsAndPersonList/:activityCode',
  params,
  query,
  reply: envelope({
    type: 'object',
    properties: { teamInfo: teamInfoSchema },
    required: ['teamInfo'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  page: { with: asked, value: ['data', 'teamInfo'] },
} as const satisfies Contract
