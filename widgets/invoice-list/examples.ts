import type { InvoiceOrder, InvoiceState } from '../../schemas/domain/invoice.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { InvoiceListProps } from './props.schema.ts'

const order = (orderNo: string, more: Partial<InvoiceOrder> = {}): InvoiceOrder => ({
  ...{ orderNo, productName: '澜湾岛珊瑚礁浮潜', picture: '/tc-fostay/media/lagoon-1', status: 1, invoiceAmount: 656 },
  detailPath: `/play/orderDetail/${orderNo}`,
  applyPath: `/invoice/apply/${orderNo}`,
  progressPath: `/invoice/progress/${orderNo}`,
  ...more,
})

const invoiceOf = (orderNo: string, state: InvoiceState): InvoiceOrder =>
  order(orderNo, {
    status: 2,
    invoice: {
      ...{ state, titleType: 'personal', title: '顾长风', email: 'gu@example.com', applyTime: '2026-11-20T08:00:00' },
      ...(state !== 'applied' && { endTime: '2026-11-21T09:30:00' }),
    },
  })

export const examples: readonly Example<InvoiceListProps>[] = [
  { name: '一个可以申请', props: { orders: [order('90000311')] } },
  {
    name: '每一步',
    props: {
      orders: [
        order('90000311'),
        ...(['applied', 'issued', 'refused', 'reversed'] as const).map((state, at) => invoiceOf(`9000033${at}`, state)),
      ],
    },
  },
  {
    name: '很长的文字',
    props: {
      orders: [
        order('90000312', { productName: '澜湾岛海景双晚加水世界畅玩套餐'.repeat(4), invoiceAmount: 1_234_567.89 }),
      ],
    },
  },
  { name: '没有', props: { orders: [] } },
]
