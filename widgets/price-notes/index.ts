import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { priceNotesProps, type PriceNotesProps } from './props.schema.ts'

export const priceNotes = {
  code: 'price-notes',
  category: 'products',
  title: '价格说明',
  description: '详情页最下面的小字：划线价、未划线价和会员价是什么意思。',
  props: priceNotesProps,
  defaults,
  height: 190,
  static: true,
  load: () => import('./price-notes.tsx'),
} as const satisfies Widget<PriceNotesProps>
