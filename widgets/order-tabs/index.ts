import type { Widget } from '../../src/kit/widget.ts'
import { migrations } from './migrations.ts'
import { orderTabsProps, type OrderTabsProps } from './props.schema.ts'

export const orderTabs = {
  code: 'order-tabs',
  title: '订单分类',
  description: '一行可以横向滑动的分类，例如 全部、待支付；选中的写在地址里（change 事件，配 set-query）。',
  version: 1,
  props: orderTabsProps,
  events: {
    change: {
      title: '选了一个分类',
      payload: {
        type: 'object',
        properties: { value: { type: 'string', description: '分类的值' } },
        required: ['value'],
        additionalProperties: false,
      },
    },
  },
  migrations,
  height: 48,
  emptyWhen: ['tabs'],
  load: () => import('./order-tabs.tsx'),
} as const satisfies Widget<OrderTabsProps>
