import { activitySchema } from '../domain/activity.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const fields = {
  activityId: { type: 'string', minLength: 1, maxLength: 40, title: '活动编号' },
  date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', title: '日期', description: '不写就是最近的一场。' },
} as const

/** GET /api/app/activity/detail (A2 eventDetail; the path is in the style of its neighbours): one activity of a day. */
export const activityDetail = {
  name: 'activityDetail',
  title: { zh: '活动详情', en: 'An activity' },
  source: 'A2',
  method: 'GET',
  path: '/api/app/activity/detail',
  query: { type: 'object', properties: fields, required: ['activityId'], additionalProperties: false },
  reply: envelope(activitySchema),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: {
    with: {
      type: 'object',
      properties: {
        activityId: { type: 'string', title: '活动编号' },
        date: { type: 'string', title: '日期', description: '不写就是最近的一场。' },
      },
      required: ['activityId'],
      additionalProperties: false,
    },
    value: ['data'],
  },
} as const satisfies Contract
