import type { Example } from '../../src/kit/widget.ts'
import type { StateTabsProps } from './props.schema.ts'

const tabs = [
  { value: 'usable', text: '可用' },
  { value: 'used', text: '已使用' },
  { value: 'expired', text: '已过期' },
]

export const examples: readonly Example<StateTabsProps>[] = [
  { name: '最少', props: { tabs } },
  {
    name: '有数目',
    props: { tabs: tabs.map((tab, at) => ({ ...tab, count: at * 3 })), selected: 'used', label: '按状态看券' },
  },
  { name: '没有选中的', props: { tabs, selected: 'none' } },
]
