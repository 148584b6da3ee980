import type { Example } from '../../src/kit/widget.ts'
import type { PlateEntryProps } from './props.schema.ts'

export const examples: readonly Example<PlateEntryProps>[] = [
  { name: '最少', props: {} },
  {
    name: '全部设置',
    props: {
      title: '住店客人免费停车',
      text: '登记车牌后，道闸自动识别放行',
      facts: ['套房客人可登记 3 个车牌', '入住当天起至离店当天有效'],
      button: '登记车牌',
    },
  },
  {
    name: '很长的文字',
    props: {
      title: '澜途月牙湾海景酒店住店客人免费停车',
      text: '在酒店地面与地下停车场均可使用，登记车牌后道闸自动识别放行，无需取卡、无需到前台盖章',
      facts: ['套房客人每间可登记三个车牌，入住期间随时可以修改', '新能源车与普通车都可以登记，离店当天二十四点失效'],
      button: '登记我的车牌号码',
    },
  },
]
