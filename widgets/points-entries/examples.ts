import type { PointEntry } from '../../schemas/domain/points.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { PointsEntriesProps } from './props.schema.ts'

const earned: PointEntry = {
  ...{ id: '1', title: '浏览任务', note: '读一篇旅行攻略', amount: 120, balance: 5620, time: '2026-11-17T10:00:00' },
  goodUntil: '2027-11-17',
}
const spent: PointEntry = {
  ...{
    id: '2',
    title: '订单抵扣',
    note: '澜湾岛珊瑚礁浮潜小班',
    amount: -500,
    balance: 5120,
    time: '2026-11-18T09:30:00',
  },
}

export const examples: readonly Example<PointsEntriesProps>[] = [
  { name: '一条', props: { entries: [earned] } },
  { name: '得到和用掉', props: { entries: [spent, earned], more: 'finished', endText: '没有了' } },
  {
    name: '文字很长',
    props: {
      entries: [
        { ...spent, note: '很远的海岸'.repeat(20), amount: -123_456_789 },
        { ...earned, amount: 123_456_789 },
      ],
      more: 'failed',
    },
  },
]
