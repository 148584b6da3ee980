import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const browseTaskProps = {
  title: '浏览任务',
  type: 'object',
  properties: {
    activityTaskId: { type: 'string', minLength: 1, title: '任务编号' },
    activityTaskRelationId: { type: 'string', minLength: 1, title: '任务与活动的关系编号' },
    taskName: { type: 'string', minLength: 1, title: '任务的名字' },
    taskContentNum: { type: 'integer', minimum: 1, maximum: 600, title: '要浏览的秒数' },
    reward: { type: 'string', title: '完成后得到什么', description: '例如 50 积分。' },
    done: { type: 'boolean', title: '这位会员已经完成' },
    result: submitStateSchema('提交的结果', {
      type: 'object',
      title: '接口的回答',
      properties: {
        data: {
          type: 'object',
          title: '结果',
          properties: { reward: { type: 'string', title: '得到了什么' } },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    }),
  },
  required: ['activityTaskId', 'activityTaskRelationId', 'taskName', 'taskContentNum', 'reward', 'done'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BrowseTaskProps = FromSchema<typeof browseTaskProps>
