import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { orderRailProps, type OrderRailProps } from './props.schema.ts'

export const orderRail = {
  code: 'order-rail',
  category: 'orders',
  title: '订单侧栏',
  description: '电脑上订单详情左边的一列：最近的订单，正在看的一个标出来；手机和平板上没有。',
  props: orderRailProps,
  defaults,
  height: 1,
  static: true,
  emptyWhen: ['orders'],
  load: () => import('./order-rail.tsx'),
} as const satisfies Widget<OrderRailProps>
