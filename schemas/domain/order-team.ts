import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** The team of which an order has a seat, as its buyer sees it. */
export const orderTeamSchema = {
  title: '订单的团',
  type: 'object',
  properties: {
    teamId: { type: 'string' },
    teamStatus: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['拼团中', '成功', '失败'],
      title: '团的状态',
      description: '1 是拼团中，2 是成功，3 是失败。',
    },
    teamStatusDesc: { type: 'string', title: '例如 拼团中' },
    remainPersons: { type: 'integer', minimum: 0, title: '还差几人' },
    isWaiting: { type: 'boolean', title: '付了款', description: '现在等成团。' },
    path: { type: 'string', title: '团的页面' },
  },
  required: ['teamId', 'teamStatus', 'teamStatusDesc', 'remainPersons', 'isWaiting', 'path'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderTeam = FromSchema<typeof orderTeamSchema>
