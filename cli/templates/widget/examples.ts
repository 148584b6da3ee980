import type { Example } from '../../src/kit/widget.ts'
import type { SampleCardProps } from './props.schema.ts'

export const examples: readonly Example<SampleCardProps>[] = [
  { name: '最少', props: { title: '海边的早晨' } },
  { name: '完整', props: { title: '海边的早晨', text: '第一缕光落在海面上，早餐已经摆好。', button: '去看看' } },
  {
    name: '文字很长',
    props: {
      title: '住进海边的别墅，清晨推开窗就是一整片安静的蓝色海湾',
      text: '从房间走到沙滩只要三分钟。白天有人带孩子出海、做手工，傍晚在棕榈树下等日落，夜里听着海浪入睡。'.repeat(3),
      button: '查看全部可订日期',
    },
  },
]
