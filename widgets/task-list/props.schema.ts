import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const taskListProps = {
  title: '任务',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '例如“做任务得积分”。' },
    tasks: {
      type: 'array',
      title: '一行一个',
      description: '例如 {{ sign.tasks }}、{{ sign.milestones }}。',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, title: '做什么' },
          reward: { type: 'string', title: '得到什么' },
          isDone: { type: 'boolean', title: '已经完成' },
          to: { type: 'string', minLength: 1, format: 'address', title: '去做的地址', description: '没有就不能点。' },
        },
        required: ['title', 'reward', 'isDone'],
        additionalProperties: false,
      },
    },
    doText: { type: 'string', minLength: 1, maxLength: 4, title: '去做的文字', description: '默认是“去完成”。' },
    doneText: { type: 'string', minLength: 1, maxLength: 4, title: '完成以后的文字', description: '默认是“已完成”。' },
    openText: {
      type: 'string',
      minLength: 1,
      maxLength: 4,
      title: '不能点、也还没完成的文字',
      description: '默认是“未达成”。',
    },
  },
  required: ['title', 'tasks'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TaskListProps = FromSchema<typeof taskListProps>
