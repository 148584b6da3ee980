import { activityTaskSchema } from '../domain/activity-task.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const fields = {
  activityTaskRelationId: { type: 'string', minLength: 1, maxLength: 40, title: '任务与活动的关系编号' },
} as const

/** GET /online/cms-api/activity/getActivityTask (A3 task; the path is in the style of submitCompleteActivityTask): a browse task. */
export const activityTask = {
  name: 'activityTask',
  title: { zh: '浏览任务', en: 'A browse task' },
  source: 'A3, A4',
  method: 'GET',
  path: '/online/cms-api/activity/getActivityTask',
  query: { type: 'object', properties: fields, required: ['activityTaskRelationId'], additionalProperties: false },
  reply: envelope(activityTaskSchema),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  page: {
    with: { type: 'object', properties: fields, required: ['activityTaskRelationId'], additionalProperties: false },
    value: ['data'],
  },
} as const satisfies Contract
