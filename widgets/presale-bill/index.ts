import type { Widget } from '../../src/kit/widget.ts'
import { presaleBillProps, type PresaleBillProps } from './props.schema.ts'

export const presaleBill = {
  code: 'presale-bill',
  category: 'orders',
  title: '补差价',
  description: '所选合计；拿预售订单来换购时，还有预售抵扣和差价。',
  props: presaleBillProps,
  height: 150,
  static: true,
  load: () => import('./presale-bill.tsx'),
} as const satisfies Widget<PresaleBillProps>
