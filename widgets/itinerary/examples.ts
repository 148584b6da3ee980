import type { Example } from '../../src/kit/widget.ts'
import type { ItineraryProps } from './props.schema.ts'

const days: ItineraryProps['days'] = [
  { title: '第 1 天', text: '机场取车，入住白沙湾泳池别墅，晚餐自理。' },
  { title: '第 2 天', text: '环海公路前半程，入住环礁水上屋，玻璃底船看珊瑚。' },
  { title: '第 3 天', text: '海湾看日出，午后还车送机。' },
]

export const examples: readonly Example<ItineraryProps>[] = [
  { name: '一天', props: { days: days.slice(0, 1) } },
  { name: '三天', props: { days } },
  { name: '文字很长', props: { title: '每天做什么', days: [{ text: days[1]!.text.repeat(6) }] } },
]
