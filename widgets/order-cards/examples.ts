import type { OrderCard } from '../../schemas/domain/order-card.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { OrderCardsProps } from './props.schema.ts'

const none = {
  ...{ pay: false, cancel: false, refund: false, refundList: false },
  ...{ invoiceApply: false, invoiceProgress: false, appointment: false },
}
const play: OrderCard = {
  ...{ orderId: '90000311', orderStatus: 5, paymentStatus: 3, statusText: '已确认', retainTime: 1_763_600_000_000 },
  ...{ kindText: '玩乐', productName: '澜湾岛珊瑚礁浮潜', picture: '/tc-fostay/media/lagoon-1' },
  lines: [
    { name: '近岸浮潜 60 分钟', useCount: 2 },
    { name: '外礁浮潜 120 分钟', useCount: 1 },
  ],
  ...{ arrivalDate: '2026-12-04', departureDate: '2026-12-04', usableCodes: 3 },
  ...{ priceTotal: 1004.4, orderTime: '2026-11-20T08:00:00', actions: { ...none, refund: true } },
  paths: {
    ...orderPaths('90000311', 31),
    ...{ cashier: '/cashier/90000311', product: '/play/productDetail/310101' },
    ...{ snapshot: '/play/productDetail/310101?type=snapshot', appointment: '/preMethods/90000311' },
    ...{ invoiceApply: '/invoice/apply/90000311', invoiceProgress: '/invoice/progress/90000311' },
  },
}
const unpaid: OrderCard = {
  ...{ ...play, orderId: '90000301', orderStatus: 1, paymentStatus: 1, statusText: '待支付', usableCodes: 0 },
  ...{ retainTime: Date.UTC(2026, 10, 20, 0, 20, 0), actions: { ...none, pay: true, cancel: true } },
}
const refunded: OrderCard = {
  ...{ ...play, orderId: '90000312', refundText: '退款中', actions: { ...none, refundList: true } },
}
const { arrivalDate: _from, departureDate: _until, ...undated } = play
const cancelled: OrderCard = {
  ...{ ...undated, orderId: '90000305', orderStatus: 3, paymentStatus: 1, statusText: '已取消', usableCodes: 0 },
  ...{ lines: [{ name: '近岸浮潜 60 分钟', useCount: 1 }], actions: none, priceReturning: 268 },
}

const paths = {
  ...play.paths,
  ...{ commentWrite: '/hotel-reviewsB?orderNo=90000311', commentDetail: '/commentDetail/90000311' },
}
const used: OrderCard = {
  ...{ ...play, orderId: '90000313', usableCodes: 0, paths, actions: { ...none, commentWrite: true } },
}
const written: OrderCard = { ...play, orderId: '90000314', paths, actions: { ...none, commentDetail: true } }
const asked: OrderCard = {
  ...{ ...play, orderId: '90000315', paths, actions: { ...none, refundList: true, commentWrite: true } },
}

export const examples: readonly Example<OrderCardsProps>[] = [
  { name: '一个', props: { orders: [play] } },
  {
    name: '各种状态',
    props: { orders: [unpaid, play, refunded, cancelled], more: 'finished', endText: '没有更多订单了' },
  },
  { name: '点评', props: { orders: [used, written, asked] } },
  {
    name: '很长的文字',
    props: {
      orders: [
        {
          ...unpaid,
          productName: play.productName.repeat(8),
          lines: [{ name: '一条很长很长的子订单名字'.repeat(4), useCount: 999 }],
          ...{ departureDate: '2027-01-04', priceTotal: 1_234_567.89 },
        },
      ],
      more: 'loading',
    },
  },
]
