import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { productBriefProps, type ProductBriefProps } from './props.schema.ts'

export const productBrief = {
  code: 'product-brief',
  category: 'products',
  title: '商品一行',
  description: '一个商品的图、名字和价格，点了去它的详情页；不认识的类型没有链接。',
  props: productBriefProps,
  defaults,
  events: { select: plainEvent('点了商品') },
  height: 104,
  emptyWhen: ['name'],
  load: () => import('./product-brief.tsx'),
} as const satisfies Widget<ProductBriefProps>
