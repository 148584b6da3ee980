import type { Message } from '../../schemas/domain/message.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { MessageListProps } from './props.schema.ts'

const unread: Message = {
  ...{ id: '1', kind: 'order', title: '支付成功', link: '/play/orderDetail/90000311', isRead: false },
  ...{ text: '您已为「澜湾岛珊瑚礁浮潜」支付 ¥1,136，券码和进度在订单里看。', createTime: '2026-11-20T10:00:00' },
}
const read: Message = { ...unread, id: '2', title: '商品已发货', isRead: true }

export const examples: readonly Example<MessageListProps>[] = [
  { name: '一条', props: { messages: [read] } },
  { name: '有未读', props: { messages: [unread, read], unread: 1 } },
  {
    name: '全部设置',
    props: { messages: [unread, read], unread: 1, more: 'finished', endText: '只保留最近半年的消息' },
  },
  {
    name: '很长的文字',
    props: { messages: [{ ...unread, title: unread.title.repeat(8), text: unread.text.repeat(6) }] },
  },
]
