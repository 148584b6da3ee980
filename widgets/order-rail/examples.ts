import { cancelledOrder, paidOrder, refundedOrder, unpaidOrder } from '../../src/kit/example-orders.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { OrderRailProps } from './props.schema.ts'

export const examples: readonly Example<OrderRailProps>[] = [
  { name: '一个', props: { orders: [paidOrder], chosen: paidOrder.orderId } },
  {
    name: '各种状态',
    props: { orders: [unpaidOrder, paidOrder, refundedOrder, cancelledOrder], chosen: refundedOrder.orderId },
  },
  { name: '正在看的不在里面', props: { orders: [unpaidOrder, paidOrder], chosen: '90000399' } },
  {
    name: '很长的文字',
    props: {
      orders: [{ ...unpaidOrder, productName: paidOrder.productName.repeat(8), priceTotal: 1_234_567.89 }],
      ...{ title: '澜途度假的订单', all: '看全部的订单' },
    },
  },
]
