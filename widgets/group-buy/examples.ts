import type { Example } from '../../src/kit/widget.ts'
import type { GroupBuyProps } from './props.schema.ts'

const going: GroupBuyProps = {
  price: 168,
  original: 298,
  persons: 3,
  joined: 5620,
  timeStatus: 1,
  startDate: '2026-11-17T10:00:00',
  endDate: '2026-11-26T22:00:00',
}

export const examples: readonly Example<GroupBuyProps>[] = [
  { name: '进行中', props: going },
  { name: '未开始', props: { ...going, timeStatus: 0, joined: 0, startDate: '2026-11-22T10:00:00' } },
  { name: '已结束', props: { ...going, timeStatus: 2, endDate: '2026-11-18T22:00:00' } },
  {
    name: '文字很长',
    props: {
      ...going,
      price: 12345.67,
      original: 23456.78,
      joined: 123456,
      rules: ['人齐了就成团，成团之前可以退。'.repeat(9)],
    },
  },
]
