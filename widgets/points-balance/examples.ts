import type { Example } from '../../src/kit/widget.ts'
import type { PointsBalanceProps } from './props.schema.ts'

export const examples: readonly Example<PointsBalanceProps>[] = [
  { name: '没登录', props: {} },
  { name: '只有积分', props: { points: 260 } },
  {
    name: '全部设置',
    props: {
      ...{ points: 5620, coins: 30, soon: 800, soonDay: '2026-12-02' },
      ...{ linkText: '积分明细', linkTo: '/points' },
    },
  },
  {
    name: '很大的数',
    props: {
      points: 1_234_567_890,
      coins: 1_234_567_890,
      soon: 1_234_567_890,
      soonDay: '2026-12-02',
      linkText: '积分的明细记录',
      linkTo: '/points',
    },
  },
]
