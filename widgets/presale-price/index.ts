import type { Widget } from '../../src/kit/widget.ts'
import { presalePriceProps, type PresalePriceProps } from './props.schema.ts'

export const presalePrice = {
  code: 'presale-price',
  category: 'products',
  title: '预售价',
  description: '预售商品的价格、兑换期；还没开售时写几点开售。',
  props: presalePriceProps,
  height: 104,
  static: true,
  load: () => import('./presale-price.tsx'),
} as const satisfies Widget<PresalePriceProps>
