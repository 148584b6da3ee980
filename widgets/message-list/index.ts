import { messageSchema } from '../../schemas/domain/message.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { messageListProps, type MessageListProps } from './props.schema.ts'

const messageEvent = (title: string) =>
  ({
    title,
    payload: {
      type: 'object',
      properties: { message: messageSchema },
      required: ['message'],
      additionalProperties: false,
    },
  }) as const

export const messageList = {
  code: 'message-list',
  category: 'members',
  title: '消息列表',
  description:
    '一组消息，新的在前，未读的有红点；点开去说的那件事（select 事件，配 submit readMessages），可以删除，可以全部标为已读。',
  props: messageListProps,
  defaults,
  events: {
    select: messageEvent('点开了一条消息'),
    remove: messageEvent('删除一条消息'),
    readAll: plainEvent('这一组全部标为已读'),
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 900,
  emptyWhen: ['messages'],
  load: () => import('./message-list.tsx'),
} as const satisfies Widget<MessageListProps>
