import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import { MAX_KEYWORD, suggestionSchema } from '../../schemas/domain/search.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const searchBoxProps = {
  title: '搜索框',
  type: 'object',
  properties: {
    keyword: { type: 'string', maxLength: MAX_KEYWORD, title: '正在搜的词', description: '写 {{ query.keyword }}。' },
    placeholder: {
      type: 'string',
      minLength: 1,
      maxLength: 30,
      title: '框里的提示',
      description: '默认是“搜酒店、门票、玩乐、攻略”。',
    },
    hot: {
      type: 'array',
      items: componentContentSchema,
      title: '热词',
      description: '每一条的标题是一个词。',
      $comment: '页面组件的 componentContents。',
    },
    suggestions: {
      type: 'array',
      items: suggestionSchema,
      title: '搜索建议',
      $comment: '接口 searchSuggest 的结果。',
    },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '搜索页的地址',
      description: '默认是 /search；点一个词就打开它。',
      $comment: '词在 keyword 里。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type SearchBoxProps = FromSchema<typeof searchBoxProps>
