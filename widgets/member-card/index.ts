import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { memberCardProps, type MemberCardProps } from './props.schema.ts'

export const memberCard = {
  code: 'member-card',
  category: 'members',
  title: '会员卡',
  description: '我的页顶上的会员卡：头像、名字、等级、积分和会员号，每个等级一种样子；访客看到登录按钮。',
  props: memberCardProps,
  defaults,
  events: { login: plainEvent('访客点了登录') },
  height: 236,
  load: () => import('./member-card.tsx'),
} as const satisfies Widget<MemberCardProps>
