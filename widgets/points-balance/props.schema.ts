import type { FromSchema } from 'json-schema-to-ts'
import { myPoints } from '../../schemas/api/my-points.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const of = myPoints.reply.properties.data.properties

export const pointsBalanceProps = {
  title: '积分余额',
  type: 'object',
  properties: {
    points: { ...of.points, description: '有多少积分，接口 myPoints 的 points；没有就显示登录' },
    coins: { ...of.coins, description: '有多少商家币；没有或是 0 就不出现' },
    soon: { ...of.soon, description: '三十天内到期多少；0 就不提' },
    soonDay: { ...of.soonDay, description: '最早的用到哪天：2026-12-01' },
    linkText: { type: 'string', maxLength: 8, description: '右边的链接，例如 积分明细；不写就没有' },
    linkTo: { type: 'string', minLength: 1, format: 'address', description: '链接去哪里' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type PointsBalanceProps = FromSchema<typeof pointsBalanceProps>
