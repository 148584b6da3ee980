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
  {
    name: '很多',
    props: {
      tabs: ['全部', '待支付', '待使用', '已完成', '退款/售后', '全部门票订单'].map((text) => ({ value: text, text })),
      selected: '退款/售后',
    },
  },
]
