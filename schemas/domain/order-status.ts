/** orderStatus (B4). */
export const orderStatuses = { pending: 1, cancelled: 3, unsubscribed: 4, confirmed: 5 } as const

/** paymentStatus (B4): 3 is paid, 4 is an order of nothing to pay. */
export const paymentStatuses = { unpaid: 1, partPaid: 2, paid: 3, free: 4 } as const

/** What an order is written with that is paid, and has not ended. */
export const paidStatuses: readonly PaymentStatus[] = [paymentStatuses.paid, paymentStatuses.free]
export const openStatuses: readonly OrderStatus[] = [orderStatuses.pending, orderStatuses.confirmed]

/** Money of an order that it does not keep, for its buyer to read. */
export const moneyBackProperties = {
  priceReturning: {
    type: 'number',
    minimum: 0,
    title: '正在退回的钱',
    description: '单位是元：付了两次、关闭后付的、没付完的，正在原路退回；没有就不写。',
  },
  priceReturned: {
    type: 'number',
    minimum: 0,
    title: '已经退回的钱',
    description: '单位是元：不该收的已经原路退回；没有就不写。',
  },
} as const

/** How an order stands, as its buyer reads it. */
export const orderStateProperties = {
  orderStatus: {
    type: 'integer',
    enum: [1, 3, 4, 5],
    enumDescriptions: ['待处理', '已取消', '已退订', '已确认'],
    title: '订单状态',
    description: '1 是待处理，3 是已取消，4 是已退订，5 是已确认。',
  },
  paymentStatus: {
    type: 'integer',
    enum: [1, 2, 3, 4],
    enumDescriptions: ['待支付', '部分支付', '已支付', '已支付'],
    title: '支付状态',
    description: '1 是待支付，2 是部分支付，3、4 是已支付。',
  },
  statusText: { type: 'string', title: '状态的字', $comment: 'B4。' },
} as const

/** refundStatus, with the words that the buyer reads (B4). */
export const refundStatuses = {
  '-1': '退款异常',
  0: '待退款',
  1: '退款中',
  2: '退款成功',
  3: '退款失败',
} as const

/** bizCodeStatus, with the words that the buyer reads (B4). */
export const bizCodeStatuses = {
  '-1': '待发送',
  0: '未核销',
  1: '已核销',
  2: '已退订',
  3: '退订中',
  4: '已废弃',
  5: '已过期',
  6: '部分核销',
} as const

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses]
export type PaymentStatus = (typeof paymentStatuses)[keyof typeof paymentStatuses]
export type RefundStatus = -1 | 0 | 1 | 2 | 3
export type BizCodeStatus = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6
