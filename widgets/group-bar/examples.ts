import type { Example } from '../../src/kit/widget.ts'
import type { GroupBarProps } from './props.schema.ts'

const going: GroupBarProps = { price: 298, groupPrice: 168, timeStatus: 1, canService: true }

export const examples: readonly Example<GroupBarProps>[] = [
  { name: '进行中', props: going },
  { name: '未开始', props: { ...going, timeStatus: 0, note: '11月22日 10:00 开团' } },
  { name: '已结束', props: { ...going, timeStatus: 2, isCollected: true } },
  { name: '不在售', props: { ...going, disabled: true } },
  {
    name: '文字很长',
    props: { ...going, price: 123456.78, groupPrice: 98765.43, text: '一个人单独购买', groupText: '和朋友一起拼' },
  },
]
