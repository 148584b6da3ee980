import type { FromSchema } from 'json-schema-to-ts'
import { redemptionSchema } from '../../schemas/domain/code-check.ts'
import { moreStates } from '../../schemas/page/page.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const redemptionListProps = {
  title: '核销记录',
  type: 'object',
  properties: {
    records: {
      type: 'array',
      items: redemptionSchema,
      title: '核销记录',
      $comment: '接口 writeoffHistory 的 records。',
    },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(history.more, 'ready') }}；不写就不分页。",
    },
    endText: {
      type: 'string',
      maxLength: 30,
      title: '到底时的一句话',
      description: '默认是“到底啦，只有这些内容了”。',
    },
  },
  required: ['records'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RedemptionListProps = FromSchema<typeof redemptionListProps>
