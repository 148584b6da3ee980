import type { Example } from '../../src/kit/widget.ts'
import type { OrderPricesProps } from './props.schema.ts'

const lines: OrderPricesProps['lines'] = [
  { name: '近岸浮潜 60 分钟 × 2', price: 536 },
  { name: '外礁浮潜 120 分钟 × 1', price: 468 },
  { name: '金卡会员优惠', price: -50.2 },
]

export const examples: readonly Example<OrderPricesProps>[] = [
  { name: '一行', props: { lines: lines.slice(0, 1) } },
  { name: '全部', props: { lines, total: 953.8, paid: 953.8, refunded: 268, copies: [2, 1] } },
  {
    name: '很长的文字',
    props: { lines: [{ name: '近岸浮潜 60 分钟'.repeat(8), price: 1_234_567.89 }], total: 1_234_567.89, copies: [999] },
  },
]
