import type { Example } from '../../src/kit/widget.ts'
import type { ClosurePanelProps } from './props.schema.ts'

const consequences = [
  '姓名、手机号、地址、出行人和证件、收藏、消息都会删除，不能找回',
  '没有用的优惠券、积分和商家币作废',
  '七天内登录可以撤销，之后这个手机号可以注册新账号',
]

export const examples: readonly Example<ClosurePanelProps>[] = [
  { name: '可以注销', props: { closure: { state: 'none', phone: '138****0042', obstacles: [] }, consequences } },
  {
    name: '还有没完结的',
    props: {
      consequences,
      closure: {
        ...{ state: 'none', phone: '138****0006' },
        obstacles: [
          { text: '待支付的订单', count: 1, to: '/order?tab=unpaid' },
          { text: '待使用的订单', count: 12, to: '/order?tab=usable' },
        ],
      },
    },
  },
  {
    name: '正在注销',
    props: {
      consequences,
      closure: { state: 'waiting', phone: '138****0041', dueTime: '2026-11-26T12:00:00', obstacles: [] },
    },
  },
]
