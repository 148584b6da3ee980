import type { Example } from '../../src/kit/widget.ts'
import type { OrderTabsProps } from './props.schema.ts'

const tabs: OrderTabsProps['tabs'] = [
  { value: '', title: '全部' },
  { value: 'unpaid', title: '待支付', count: 2 },
  { value: 'usable', title: '待使用', count: 120 },
  { value: 'refund', title: '退款/售后', count: 0 },
]

export const examples: readonly Example<OrderTabsProps>[] = [
  { name: '两个', props: { tabs: tabs.slice(0, 2) } },
  { name: '选了一个', props: { tabs, selected: 'usable' } },
  { name: '不认识的值', props: { tabs, selected: 'nothing' } },
  {
    name: '很多',
    props: { tabs: [...tabs, { value: 'a', title: '已经用完的订单' }, { value: 'b', title: '全部门票订单' }] },
  },
]
