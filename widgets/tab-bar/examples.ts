import type { Example } from '../../src/kit/widget.ts'
import type { TabBarProps } from './props.schema.ts'

const home = { text: '首页', icon: 'home', to: '/' } as const
const my = { text: '我的', icon: 'user', to: '/?p=My' } as const

export const examples: readonly Example<TabBarProps>[] = [
  { name: '首页', props: { items: [home, my], current: 0 } },
  { name: '我的', props: { items: [home, my], current: 1 } },
  { name: '有未读', props: { items: [home, { ...my, badge: 120 }], current: 0 } },
  { name: '没有选中的', props: { items: [home, my] } },
  {
    name: '五项和很长的文字',
    props: {
      items: [
        home,
        { text: '酒店预订中心', icon: 'hotel', to: '/hotelchannel' },
        { text: '门票与玩乐', icon: 'ticket', to: '/atlantis' },
        { text: '度假套餐', icon: 'combo', to: '/combo' },
        my,
      ],
      current: 3,
    },
  },
]
