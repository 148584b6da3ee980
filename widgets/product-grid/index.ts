import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { productGridProps, type ProductGridProps } from './props.schema.ts'

export const productGrid = {
  code: 'product-grid',
  category: 'products',
  title: '商品列表',
  description: '全部商品，两列卡片，最后一句到底提示。',
  props: productGridProps,
  defaults,
  events: { select: { ...contentEvent, title: '点了一个商品' } },
  height: 1100,
  emptyWhen: ['items'],
  load: () => import('./product-grid.tsx'),
} as const satisfies Widget<ProductGridProps>
