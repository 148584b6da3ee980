import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { memberBarProps, type MemberBarProps } from './props.schema.ts'

export const memberBar = {
  code: 'member-bar',
  category: 'members',
  title: '会员优惠',
  description: '一行会员优惠：会员看到自己的等级能打几折，访客看到 查看会员优惠价 并可以登录。',
  props: memberBarProps,
  events: { login: plainEvent('没登录的人点了 查看会员优惠价') },
  height: 48,
  emptyWhen: ['discounts'],
  load: () => import('./member-bar.tsx'),
} as const satisfies Widget<MemberBarProps>
