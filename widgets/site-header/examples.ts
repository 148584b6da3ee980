import type { Example } from '../../src/kit/widget.ts'
import type { SiteHeaderProps } from './props.schema.ts'

const nav = [
  { text: '酒店', to: '/hotelchannel' },
  { text: '门票', to: '/ticket/410101' },
  { text: '玩乐', to: '/recommend' },
]
const member = { text: '我的', to: '/?p=My' }

export const examples: readonly Example<SiteHeaderProps>[] = [
  { name: '三个导航', props: { brand: '澜途度假', nav, member } },
  { name: '没有导航', props: { brand: '澜途度假', nav: [], placeholder: '想去哪儿', member } },
  {
    name: '很长的文字',
    props: {
      brand: '澜途国际滨海旅游度假区',
      nav: [...nav, { text: '度假套餐预订', to: '/combo' }, { text: '每日精彩活动', to: '/atlantis/v2/eventSchedule' }],
      placeholder: '搜酒店、门票、玩乐、套餐和攻略',
      member: { text: '我的会员中心', to: '/?p=My' },
    },
  },
]
