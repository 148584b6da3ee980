import type { Example } from '../../src/kit/widget.ts'
import type { SearchEntryProps } from './props.schema.ts'

export const examples: readonly Example<SearchEntryProps>[] = [
  { name: '一个', props: {} },
  { name: '全部设置', props: { placeholder: '搜套餐', to: '/search' } },
  { name: '页头里', variant: 'bare', props: {} },
  { name: '很长的文字', props: { placeholder: '搜带私家泳池的海景度假别墅和含早餐的古镇枕水客栈' } },
]
