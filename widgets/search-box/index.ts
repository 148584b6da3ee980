import type { JSONSchema } from '../../schemas/json-schema.ts'
import { MAX_KEYWORD } from '../../schemas/domain/search.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { searchBoxProps, type SearchBoxProps } from './props.schema.ts'

const keyword = {
  type: 'object',
  properties: { keyword: { type: 'string', maxLength: MAX_KEYWORD, title: '框里的词' } },
  required: ['keyword'],
  additionalProperties: false,
} as const satisfies JSONSchema

export const searchBox = {
  code: 'search-box',
  category: 'navigation',
  title: '搜索框',
  description:
    '搜索框，带搜索历史（存在手机里）、热词和边输入边给的建议。search：要搜这个词；type：正在输入，空文字是没有在输入，用它改 state 再取建议。',
  props: searchBoxProps,
  defaults,
  events: {
    search: { title: '要搜一个词', payload: keyword },
    type: { title: '正在输入', payload: keyword },
  },
  height: 220,
  load: () => import('./search-box.tsx'),
} as const satisfies Widget<SearchBoxProps>
