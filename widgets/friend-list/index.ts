import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { friendListProps, type FriendListProps } from './props.schema.ts'

export const friendList = {
  code: 'friend-list',
  category: 'promotions',
  title: '好友名单',
  description: '帮砍或助力的好友：头像、名字、时间，砍了多少或得了多少积分，还差几位。',
  props: friendListProps,
  defaults,
  events: { select: plainEvent('点了右上角的链接') },
  height: 180,
  load: () => import('./friend-list.tsx'),
} as const satisfies Widget<FriendListProps>
