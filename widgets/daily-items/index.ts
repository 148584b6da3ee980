import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { dailyItemsProps, type DailyItemsProps } from './props.schema.ts'

export const dailyItems = {
  code: 'daily-items',
  category: 'products',
  title: '套餐包含',
  description: '一个套餐或一个商品包含什么：住、娱、享、其他、餐，每样的名字、数量和价值。',
  props: dailyItemsProps,
  defaults,
  height: 240,
  static: true,
  emptyWhen: ['items'],
  load: () => import('./daily-items.tsx'),
} as const satisfies Widget<DailyItemsProps>
