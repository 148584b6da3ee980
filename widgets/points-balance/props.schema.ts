import type { FromSchema } from 'json-schema-to-ts'
import { myPoints } from '../../schemas/api/my-points.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const of = myPoints.reply.properties.data.properties

export const pointsBalanceProps = {
  title: '积分余额',
  type: 'object',
  properties: {
    points: {
      ...of.points,
      title: '有多少积分',
      description: '没有就显示登录。',
      $comment: '接口 myPoints 的 points。',
    },
    coins: { ...of.coins, title: '有多少商家币', description: '没有或是 0 就不出现。' },
    soon: { ...of.soon, title: '三十天内到期多少', description: '是 0 就不提。' },
    soonDay: { ...of.soonDay, title: '最早的用到哪天', description: '例如 2026-12-01。' },
    linkText: { type: 'string', maxLength: 8, title: '右边的链接', description: '例如“积分明细”；不写就没有。' },
    linkTo: { type: 'string', minLength: 1, format: 'address', title: '链接去哪里' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type PointsBalanceProps = FromSchema<typeof pointsBalanceProps>
