import type { OrderCard } from '../../schemas/domain/order-card.ts'
import { orderPaths } from '../domain/order/order-paths.ts'

/** What can be done with an order of which nothing is asked. */
export const noActions: OrderCard['actions'] = {
  ...{ pay: false, cancel: false, refund: false, refundList: false },
  ...{ invoiceApply: false, invoiceProgress: false, appointment: false },
}

const paths: OrderCard['paths'] = {
  ...orderPaths('90000311', 31),
  ...{ cashier: '/cashier/90000311', product: '/play/productDetail/310101' },
  ...{ snapshot: '/play/productDetail/310101?type=snapshot', appointment: '/preMethods/90000311' },
  ...{ invoiceApply: '/invoice/apply/90000311', invoiceProgress: '/invoice/progress/90000311' },
}

/** An order that is paid and not used yet. */
export const paidOrder: OrderCard = {
  ...{ orderId: '90000311', orderStatus: 5, paymentStatus: 3, statusText: '已确认', retainTime: 1_763_600_000_000 },
  ...{ kindText: '玩乐', productName: '澜湾岛珊瑚礁浮潜', picture: '/tc-fostay/media/lagoon-1' },
  lines: [
    { name: '近岸浮潜 60 分钟', useCount: 2 },
    { name: '外礁浮潜 120 分钟', useCount: 1 },
  ],
  ...{ arrivalDate: '2026-12-04', departureDate: '2026-12-04', usableCodes: 3 },
  ...{ priceTotal: 1004.4, orderTime: '2026-11-20T08:00:00', actions: { ...noActions, refund: true } },
  paths,
}

export const unpaidOrder: OrderCard = {
  ...{ ...paidOrder, orderId: '90000301', orderStatus: 1, paymentStatus: 1, statusText: '待支付', usableCodes: 0 },
  ...{ retainTime: Date.UTC(2026, 10, 20, 0, 20, 0), actions: { ...noActions, pay: true, cancel: true } },
}

export const refundedOrder: OrderCard = {
  ...{ ...paidOrder, orderId: '90000312', refundText: '退款中', actions: { ...noActions, refundList: true } },
}

const { arrivalDate: _from, departureDate: _until, ...undated } = paidOrder

/** Its day was never set, and what was paid of it goes back. */
export const cancelledOrder: OrderCard = {
  ...{ ...undated, orderId: '90000305', orderStatus: 3, paymentStatus: 1, statusText: '已取消', usableCodes: 0 },
  ...{ lines: [{ name: '近岸浮潜 60 分钟', useCount: 1 }], actions: noActions, priceReturning: 268 },
}
