import type { FromSchema } from 'json-schema-to-ts'
import { pointEntrySchema } from '../../schemas/domain/points.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const pointsEntriesProps = {
  title: '积分明细',
  type: 'object',
  properties: {
    entries: { type: 'array', items: pointEntrySchema, title: '积分明细', $comment: '接口 myPoints 的 entries。' },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(mine.more, 'ready') }}；不写就不分页。",
    },
    endText: {
      type: 'string',
      maxLength: 30,
      title: '到底时的一句话',
      description: '默认是“到底啦，只有这些内容了”。',
    },
  },
  required: ['entries'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PointsEntriesProps = FromSchema<typeof pointsEntriesProps>
