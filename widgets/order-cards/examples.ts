import type { OrderCard } from '../../schemas/domain/order-card.ts'
import { cancelledOrder, noActions, paidOrder, refundedOrder, unpaidOrder } from '../../src/kit/example-orders.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { OrderCardsProps } from './props.schema.ts'

const paths = {
  ...paidOrder.paths,
  ...{ commentWrite: '/hotel-reviewsB?orderNo=90000311', commentDetail: '/commentDetail/90000311' },
}
const used: OrderCard = {
  ...{ ...paidOrder, orderId: '90000313', usableCodes: 0, paths, actions: { ...noActions, commentWrite: true } },
}
const written: OrderCard = { ...paidOrder, orderId: '90000314', paths, actions: { ...noActions, commentDetail: true } }
const asked: OrderCard = {
  ...{ ...paidOrder, orderId: '90000315', paths, actions: { ...noActions, refundList: true, commentWrite: true } },
}

export const examples: readonly Example<OrderCardsProps>[] = [
  { name: '一个', props: { orders: [paidOrder] } },
  {
    name: '各种状态',
    props: {
      orders: [unpaidOrder, paidOrder, refundedOrder, cancelledOrder],
      more: 'finished',
      endText: '没有更多订单了',
    },
  },
  { name: '点评', props: { orders: [used, written, asked] } },
  {
    name: '很长的文字',
    props: {
      orders: [
        {
          ...unpaidOrder,
          productName: paidOrder.productName.repeat(8),
          lines: [{ name: '一条很长很长的子订单名字'.repeat(4), useCount: 999 }],
          ...{ departureDate: '2027-01-04', priceTotal: 1_234_567.89 },
        },
      ],
      more: 'loading',
    },
  },
]
