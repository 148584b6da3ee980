import type { Example } from '../../src/kit/widget.ts'
import type { BargainPanelProps } from './props.schema.ts'

export const examples: readonly Example<BargainPanelProps>[] = [
  { name: '还没开始', props: { goal: 49, cut: 0, left: 49 } },
  { name: '砍了一半', props: { goal: 58, cut: 34, left: 36, word: '砍价进行中' } },
  {
    name: '离结束还有多久',
    props: { goal: 58, cut: 34, left: 36, word: '砍价进行中', endDate: '2026-11-25T22:00:00' },
  },
  { name: '已到底价', props: { goal: 68, cut: 130, left: 0, word: '已砍到底价' } },
  { name: '数字很大', props: { goal: 123456.78, cut: 23456.78, left: 34567.89, word: '名额已被砍完' } },
]
