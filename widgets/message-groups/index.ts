import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { messageGroupsProps, type MessageGroupsProps } from './props.schema.ts'

export const messageGroups = {
  code: 'message-groups',
  category: 'members',
  title: '消息分组',
  description:
    '订单消息和服务消息各一行：最近一条、时间、未读几条；上面可以全部标为已读（readAll 事件，配 submit readMessages）。',
  props: messageGroupsProps,
  defaults,
  events: { readAll: plainEvent('全部标为已读') },
  height: 220,
  emptyWhen: ['groups'],
  load: () => import('./message-groups.tsx'),
} as const satisfies Widget<MessageGroupsProps>
