import type { Widget } from '../../src/kit/widget.ts'
import { inviteHeadProps, type InviteHeadProps } from './props.schema.ts'

export const inviteHead = {
  code: 'invite-head',
  category: 'promotions',
  title: '好友的邀请',
  description: '打开好友的链接最先看到的：头像、名字，请你做什么。',
  props: inviteHeadProps,
  height: 120,
  static: true,
  load: () => import('./invite-head.tsx'),
} as const satisfies Widget<InviteHeadProps>
