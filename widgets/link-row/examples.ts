import type { Example } from '../../src/kit/widget.ts'
import type { LinkRowProps } from './props.schema.ts'

export const examples: readonly Example<LinkRowProps>[] = [
  { name: '最少', props: { text: '查看预约库存', to: '/appointments/660101' } },
  { name: '有小字', props: { text: '查看预约库存', note: '付款后由商家确认', to: '/appointments/660101' } },
  { name: '由页面决定', props: { text: '我的拼团' } },
  { name: '接在标题下面', props: { text: '服务保障', note: '退款流程、到账时间和手续费' }, variant: 'plain' },
  {
    name: '文字很长',
    props: {
      text: '查看最近三十天的预约库存和价格',
      note: '付款后由商家在二十四小时内确认，没有确认全额退',
      to: '/appointments/1',
    },
  },
]
