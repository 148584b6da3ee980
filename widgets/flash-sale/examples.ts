import type { Example } from '../../src/kit/widget.ts'
import type { FlashSaleProps } from './props.schema.ts'

const sale: FlashSaleProps = {
  price: 288,
  original: 588,
  startDate: '2026-11-19T10:00:00',
  endDate: '2026-11-23T22:00:00',
  at: '2026-11-20T08:00:00',
}

export const examples: readonly Example<FlashSaleProps>[] = [
  { name: '进行中，仅剩 4 份', props: { ...sale, stock: 4 } },
  { name: '未开始', props: { ...sale, startDate: '2026-11-21T20:00:00' } },
  { name: '已结束', props: { ...sale, endDate: '2026-11-19T22:00:00' } },
  { name: '已抢光', props: { ...sale, stock: 0 } },
  { name: '数字很大', props: { ...sale, price: 123456.78, original: 234567.89, endDate: '2027-11-23T22:00:00' } },
]
