import type { FromSchema } from 'json-schema-to-ts'
import { searchHitSchema } from '../../schemas/domain/search.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const searchResultsProps = {
  title: '搜索结果',
  type: 'object',
  properties: {
    list: {
      type: 'array',
      items: searchHitSchema,
      title: '搜索结果',
      description: '没有就不出现。',
      $comment: '接口 shopSearch 的 list。',
    },
    keyword: { type: 'string', title: '客人输入的词' },
    corrected: { type: 'string', title: '换成了哪个词', $comment: '接口 shopSearch 的 corrected。' },
    isPartial: { type: 'boolean', title: '只有部分匹配', $comment: '接口 shopSearch 的 isPartial。' },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(found.more, 'ready') }}；不写就不分页。",
    },
    endText: {
      type: 'string',
      maxLength: 30,
      title: '到底时的一句话',
      description: '默认是“到底啦，只有这些内容了”。',
    },
  },
  required: ['list'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SearchResultsProps = FromSchema<typeof searchResultsProps>
