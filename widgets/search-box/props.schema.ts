import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import { MAX_KEYWORD, suggestionSchema } from '../../schemas/domain/search.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const searchBoxProps = {
  title: '搜索框',
  type: 'object',
  properties: {
    keyword: { type: 'string', maxLength: MAX_KEYWORD, description: '正在搜的词，写 {{ query.keyword }}' },
    placeholder: {
      type: 'string',
      minLength: 1,
      maxLength: 30,
      description: '框里的提示，默认 搜酒店、门票、玩乐、攻略',
    },
    hot: { type: 'array', items: componentContentSchema, description: '热词：页面组件的 componentContents，标题是词' },
    suggestions: {
      type: 'array',
      items: suggestionSchema,
      title: '搜索建议',
      description: '接口 searchSuggest 的结果',
    },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      description: '搜索页的地址，默认 /search；点一个词就打开它，词在 keyword 里',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type SearchBoxProps = FromSchema<typeof searchBoxProps>
