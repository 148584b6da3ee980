import type { Example } from '../../src/kit/widget.ts'
import { dated, undated } from './example-sub-orders.ts'
import type { OrderLinesProps } from './props.schema.ts'

export const examples: readonly Example<OrderLinesProps>[] = [
  { name: '一个', props: { subOrders: [undated] } },
  { name: '两个', props: { title: '预订内容', subOrders: [dated, undated] } },
  {
    name: '住宿',
    props: {
      subOrders: [{ ...dated, name: '海景房 · 含双早 × 1 间', useCount: 1, usingEndDate: '2026-12-06' }],
      isCancelled: false,
    },
  },
  { name: '已取消', props: { subOrders: [dated], isCancelled: true } },
  { name: '没有份数', props: { subOrders: [undated], hideCounts: true } },
  {
    name: '很长的文字',
    props: { subOrders: [{ ...dated, name: dated.name.repeat(10), useCount: 999, totalSalePrice: 1_234_567.89 }] },
  },
]
