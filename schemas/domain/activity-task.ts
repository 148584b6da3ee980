import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** A browse task (A3 task, A4): stay on the page for some seconds, and it is done. */
export const activityTaskSchema = {
  title: '浏览任务',
  type: 'object',
  properties: {
    activityTaskId: { type: 'string' },
    activityTaskRelationId: { type: 'string' },
    taskName: { type: 'string', title: '任务的名字' },
    taskContentNum: { type: 'integer', minimum: 1, maximum: 600, title: '要浏览的秒数' },
    reward: { type: 'string', title: '完成后得到什么' },
    points: { type: 'integer', minimum: 1, title: '完成后得到多少积分', description: '没有就不得积分。' },
    done: { type: 'boolean', title: '这位会员已经完成' },
  },
  required: ['activityTaskId', 'activityTaskRelationId', 'taskName', 'taskContentNum', 'reward', 'done'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ActivityTask = FromSchema<typeof activityTaskSchema>
