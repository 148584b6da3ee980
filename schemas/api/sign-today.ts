import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { activityId: { type: 'string', minLength: 1, maxLength: 40, title: '签到活动编号' } },
  required: ['activityId'],
  additionalProperties: false,
} as const

/**
 * POST /online/cms-api/activity/sign/signIn {activityId} (B7 sign-in; the path is in the style of its neighbours): signs today, a day of Beijing,
 * once; asked again it says what today brought.
 */
export const signToday = {
  name: 'signToday',
  title: { zh: '签到', en: 'Sign today' },
  source: 'B1, B7',
  method: 'POST',
  path: '/online/cms-api/activity/sign/signIn',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      isNew: { type: 'boolean', title: '是刚刚签的', description: '不是之前。' },
      streak: { type: 'integer', minimum: 1, title: '连续签到几天' },
      points: { type: 'integer', minimum: 0, title: '今天的积分' },
      rewards: { type: 'array', items: { type: 'string' }, title: '连签还得到什么' },
      word: { type: 'string', title: '一句话' },
    },
    required: ['isNew', 'streak', 'points', 'rewards', 'word'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'activity-early', 'activity-over', 'sign-not-joined'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
