import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { productHeadingProps, type ProductHeadingProps } from './props.schema.ts'

export const productHeading = {
  code: 'product-heading',
  category: 'products',
  title: '商品标题和价格',
  description: '详情页的名字、一句话、标签、价格、会员价和已售。',
  props: productHeadingProps,
  events: { login: plainEvent('没登录的人点了 查看会员优惠价') },
  height: 190,
  emptyWhen: ['name'],
  load: () => import('./product-heading.tsx'),
} as const satisfies Widget<ProductHeadingProps>
