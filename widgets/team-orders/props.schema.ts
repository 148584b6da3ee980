import type { FromSchema } from 'json-schema-to-ts'
import { teamOrderSchema } from '../../schemas/domain/team.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const teamOrdersProps = {
  title: '团内订单',
  type: 'object',
  properties: {
    teamId: { type: 'string', minLength: 1, title: '团号', description: '点它可以复制。' },
    teamStatus: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['拼团中', '成功', '失败'],
      title: '团的状态',
      description: '1 是拼团中，2 是成功，3 是失败；成功才能确认提货。',
    },
    orders: { type: 'array', items: teamOrderSchema, title: '团里的订单', $comment: '接口 groupOrder 的 list。' },
    isBusy: { type: 'boolean', title: '正在提交' },
  },
  required: ['teamId', 'teamStatus', 'orders'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TeamOrdersProps = FromSchema<typeof teamOrdersProps>
