import type { Example } from '../../src/kit/widget.ts'
import type { SignBoardProps } from './props.schema.ts'

const points = [5, 5, 10, 10, 15, 15, 30]
const round = (done: number, isSigned = false): SignBoardProps['days'] =>
  points.map((of, at) => ({
    nth: at + 1,
    points: of,
    state: at < done ? 'done' : at === done && !isSigned ? 'today' : 'todo',
  }))

export const examples: readonly Example<SignBoardProps>[] = [
  { name: '还没参加', props: { days: round(0), streak: 0, text: '参加活动', word: '每天签到领积分，连签还有优惠券' } },
  {
    name: '今天还没签',
    props: { days: round(6), streak: 6, earned: 60, text: '立即签到', word: '已连续签到 6 天，今天别断签' },
  },
  {
    name: '今天签过了',
    props: { days: round(2, true), streak: 2, earned: 10, text: '今日已签到', disabled: true, isBusy: false },
  },
  {
    name: '很多天，很多积分',
    props: {
      days: Array.from({ length: 31 }, (_, at) => ({ nth: at + 366, points: 1000, state: 'todo' as const })),
      ...{ streak: 365, earned: 123_456, text: '立即签到', word: '已连续签到很多很多天'.repeat(6) },
    },
  },
]
