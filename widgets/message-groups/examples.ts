import type { MessageGroup } from '../../schemas/domain/message.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { MessageGroupsProps } from './props.schema.ts'

const order: MessageGroup = {
  kind: 'order',
  unread: 2,
  last: {
    ...{ id: '1', kind: 'order', title: '支付成功', link: '/play/orderDetail/90000311', isRead: false },
    ...{ text: '您已为「澜湾岛珊瑚礁浮潜」支付 ¥1,136，券码和进度在订单里看。', createTime: '2026-11-20T10:00:00' },
  },
}
const service: MessageGroup = { kind: 'service', unread: 0 }

export const examples: readonly Example<MessageGroupsProps>[] = [
  { name: '都没有消息', props: { groups: [{ kind: 'order', unread: 0 }, service] } },
  { name: '有未读', props: { groups: [order, service], unread: 2 } },
  {
    name: '全部设置',
    props: { groups: [order, service], unread: 2, orderTo: '/OrderNotice', serviceTo: '/ServiceNotice' },
  },
  {
    name: '很长的文字和很多未读',
    props: {
      groups: [{ ...order, unread: 1234, last: { ...order.last!, text: order.last!.text.repeat(6) } }, service],
      unread: 1234,
    },
  },
]
