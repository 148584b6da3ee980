import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { offShelfProps, type OffShelfProps } from './props.schema.ts'

export const offShelf = {
  code: 'off-shelf',
  category: 'products',
  title: '已下架',
  description: '商品下架后代替整个详情：一句话和返回按钮。',
  props: offShelfProps,
  defaults,
  events: { back: plainEvent('点了返回') },
  height: 420,
  load: () => import('./off-shelf.tsx'),
} as const satisfies Widget<OffShelfProps>
