import type { Example } from '../../src/kit/widget.ts'
import type { UpdatedTimeProps } from './props.schema.ts'

export const examples: readonly Example<UpdatedTimeProps>[] = [
  { name: '更新时间', props: { time: '2026-11-20T08:00:00' } },
  { name: '自己的字', props: { time: '2026-11-20 08:00:00', label: '价格和库存更新于' } },
  { name: '没有时间', props: {} },
  { name: '看不懂的时间', props: { time: '今天早上' } },
]
