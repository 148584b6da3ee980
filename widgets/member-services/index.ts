import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { entrySchema, memberServicesProps, type MemberServicesProps } from './props.schema.ts'

export const memberServices = {
  code: 'member-services',
  category: 'members',
  title: '会员服务',
  description: '我的页上的一组入口，例如订单的各个状态、收藏、优惠券和服务；也可以只放退出登录的按钮。',
  props: memberServicesProps,
  events: {
    select: {
      title: '点了一个入口',
      payload: {
        type: 'object',
        properties: {
          item: { ...entrySchema, title: '入口' },
          index: { type: 'integer', minimum: 0, title: '第几个', description: '从 0 开始。' },
        },
        required: ['item', 'index'],
        additionalProperties: false,
      },
    },
    more: plainEvent('点了标题右边的链接'),
    logout: plainEvent('点了退出登录'),
  },
  height: 172,
  emptyWhen: ['items', 'logoutText'],
  load: () => import('./member-services.tsx'),
} as const satisfies Widget<MemberServicesProps>
