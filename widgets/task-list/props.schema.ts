import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const taskListProps = {
  title: '任务',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，例如 做任务得积分' },
    tasks: {
      type: 'array',
      description: '一行一个，例如 {{ sign.tasks }}、{{ sign.milestones }}',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, description: '做什么' },
          reward: { type: 'string', description: '得到什么' },
          isDone: { type: 'boolean', description: '已经完成' },
          to: { type: 'string', minLength: 1, format: 'address', description: '去做的地址；没有就不能点' },
        },
        required: ['title', 'reward', 'isDone'],
        additionalProperties: false,
      },
    },
    doText: { type: 'string', minLength: 1, maxLength: 4, description: '去做的文字，默认 去完成' },
    doneText: { type: 'string', minLength: 1, maxLength: 4, description: '完成以后的文字，默认 已完成' },
    openText: { type: 'string', minLength: 1, maxLength: 4, description: '不能点、也还没完成的文字，默认 未达成' },
  },
  required: ['title', 'tasks'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TaskListProps = FromSchema<typeof taskListProps>
