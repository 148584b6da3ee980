import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    activityTaskId: { type: 'string', minLength: 1, maxLength: 40, title: '任务编号' },
    activityTaskRelationId: { type: 'string', minLength: 1, maxLength: 40, title: '任务与活动的关系编号' },
  },
  required: ['activityTaskId', 'activityTaskRelationId'],
  additionalProperties: false,
} as const

/** POST /online/cms-api/activity/submitCompleteActivityTask (A7): the member stayed long enough. Submitting twice counts once. */
export const submitCompleteActivityTask = {
  name: 'submitCompleteActivityTask',
  title: { zh: '完成浏览任务', en: 'Complete a browse task' },
  source: 'A4, A7',
  method: 'POST',
  path: '/online/cms-api/activity/submitCompleteActivityTask',
  body,
  reply: envelope({
    type: 'object',
    properties: { reward: { type: 'string', title: '得到了什么' } },
    required: ['reward'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
