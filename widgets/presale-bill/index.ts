import type { Widget } from '../../src/kit/widget.ts'
import { migrations } from './migrations.ts'
import { presaleBillProps, type PresaleBillProps } from './props.schema.ts'

export const presaleBill = {
  code: 'presale-bill',
  title: '补差价',
  description: '兑换时还要付多少：合计、预售抵扣和差价；没有选时说明差价怎么算。',
  version: 1,
  props: presaleBillProps,
  migrations,
  height: 150,
  load: () => import('./presale-bill.tsx'),
} as const satisfies Widget<PresaleBillProps>
