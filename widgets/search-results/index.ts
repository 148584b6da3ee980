import { searchHitSchema } from '../../schemas/domain/search.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { searchResultsProps, type SearchResultsProps } from './props.schema.ts'

export const searchResults = {
  code: 'search-results',
  category: 'navigation',
  title: '搜索结果',
  description:
    '搜到的商品、地点、活动、文章和服务，一页一页地看（more 事件，配 load-more）；换了词或只有部分匹配时先说明。',
  props: searchResultsProps,
  defaults,
  events: {
    select: {
      title: '点了一项',
      payload: {
        type: 'object',
        properties: {
          found: searchHitSchema,
          index: { type: 'integer', minimum: 0, title: '第几项', description: '从 0 数起。' },
        },
        required: ['found', 'index'],
        additionalProperties: false,
      },
    },
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 820,
  emptyWhen: ['list'],
  load: () => import('./search-results.tsx'),
} as const satisfies Widget<SearchResultsProps>
