import type { Example } from '../../src/kit/widget.ts'
import type { OrderQuantityProps } from './props.schema.ts'

export const examples: readonly Example<OrderQuantityProps>[] = [
  { name: '不限', props: { count: 2, single: 0, total: 0, stock: 99 } },
  { name: '到了每次的上限', props: { count: 5, single: 5, total: 0, stock: 260 } },
  { name: '到了每人的上限', props: { count: 2, single: 0, total: 2, stock: 60 } },
  { name: '到了库存', props: { count: 4, single: 5, total: 0, stock: 4 } },
  { name: '正在改', props: { title: '份数', count: 1, single: 0, total: 0, stock: 9, result: { status: 'busy' } } },
]
