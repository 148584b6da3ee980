import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { searchEntryProps, type SearchEntryProps } from './props.schema.ts'

export const searchEntry = {
  code: 'search-entry',
  category: 'navigation',
  title: '搜索入口',
  description: '样子是搜索框的一条链接，点了打开搜索页。bare：四周不留空，放在首页页头里。',
  props: searchEntryProps,
  defaults,
  variants: ['bare'],
  height: 64,
  static: true,
  load: () => import('./search-entry.tsx'),
} as const satisfies Widget<SearchEntryProps>
