import type { Example } from '../../src/kit/widget.ts'
import type { SectionProps } from './props.schema.ts'

export const examples: readonly Example<SectionProps>[] = [
  { name: '只有标题', props: { title: '今日活动' } },
  {
    name: '有链接',
    props: {
      title: '今日活动',
      subtitle: '海洋公园、亲子营与夜间巡游',
      moreText: '更多',
      moreTo: '/atlantis/v2/eventSchedule',
    },
  },
  {
    name: '很长的文字',
    props: {
      title: '这个冬天，带上全家去海边过一个没有闹钟的长假',
      subtitle: '从清晨的瑜伽到深夜的观星，度假村里每一天都有二十场以上的免费活动，随到随玩',
      moreText: '查看全部活动',
      moreTo: '/atlantis',
    },
  },
]
