import type { Example } from '../../src/kit/widget.ts'
import type { GuestActivationProps } from './props.schema.ts'

const guest = { status: 2, stayInStatus: true } as const

export const examples: readonly Example<GuestActivationProps>[] = [
  { name: '待激活', props: { guest } },
  {
    name: '全部设置',
    props: {
      guest,
      title: '月牙湾住客专享',
      text: '核验入住信息，免费使用泳池与儿童乐园',
      result: { status: 'idle', code: '', message: '' },
    },
  },
  { name: '没有入住信息', props: {} },
  { name: '已离店', props: { guest: { status: 3, stayInStatus: false } } },
  {
    name: '很长的文字',
    props: {
      guest,
      title: '澜途月牙湾海景酒店住客专享权益',
      text: '核验入住信息后即可在住店期间免费使用泳池、健身房、儿童乐园与接驳巴士',
    },
  },
]
