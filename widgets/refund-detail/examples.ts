import type { OrderRefundDetail } from '../../schemas/domain/order-refund.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { RefundDetailProps } from './props.schema.ts'

const refund: OrderRefundDetail = {
  ...{ refundId: '90000341R1', orderId: '90000341', refundStatus: 0, statusText: '待退款', quantity: 1, reason: 2 },
  ...{ reasonText: '拍错/不想去了/无法出行', description: '', createTime: '2026-11-20T12:00:00' },
  ...{ paymentMode: '微信支付', productName: '帆船出海', picture: '/tc-fostay/media/bay-1' },
  lines: [{ name: '成人票', copies: 1 }],
}
const address = '澜湾市澜湾岛环岛东路 1 号 商城仓库，收货组收，0898-5500-0020'
const sent = {
  ...{ state: 'closed' as const, address, askTime: '2026-11-20T13:00:00' },
  ...{ company: '顺丰速运' as const, number: 'SF1234567890123', sendTime: '2026-11-20T14:00:00' },
}
const reviewed = { reviewTime: '2026-11-20T15:30:00', reviewNote: '同意退款' }

export const examples: readonly Example<RefundDetailProps>[] = [
  { name: '待退款', props: { refunds: [refund] } },
  {
    name: '退款中',
    props: { refunds: [{ ...refund, ...reviewed, refundStatus: 1, statusText: '退款中', price: 268 }] },
  },
  {
    name: '退款成功',
    props: {
      refunds: [
        {
          ...{ ...refund, ...reviewed, refundStatus: 2, statusText: '退款成功', price: 804.5, quantity: 3 },
          endTime: '2026-11-21T10:00:00',
          lines: [
            { name: '成人票', copies: 2 },
            { name: '儿童票（1.0-1.4 米，须由一位成人陪同，每位成人最多陪同两位儿童）', copies: 1 },
          ],
        },
      ],
    },
  },
  {
    name: '退款失败',
    props: {
      refunds: [
        {
          ...{ ...refund, refundStatus: 3, statusText: '退款失败', reason: 6, reasonText: '其他' },
          ...{ description: '那天台风，船停航了', reviewTime: '2026-11-20T15:30:00', endTime: '2026-11-20T15:30:00' },
          reviewNote: '已改为次日开航，可以使用',
        },
      ],
    },
  },
  { name: '退款异常', props: { refunds: [{ ...refund, ...reviewed, refundStatus: -1, statusText: '退款异常' }] } },
  {
    name: '商家要求寄回商品',
    props: { refunds: [{ ...refund, parcel: { state: 'asked', address, askTime: '2026-11-20T14:00:00' } }] },
  },
  {
    name: '商品已寄回',
    props: { refunds: [{ ...refund, parcel: { ...sent, state: 'sent' } }] },
  },
  {
    name: '商品已收到',
    props: {
      refunds: [{ ...{ ...refund, ...reviewed }, refundStatus: 1, statusText: '退款中', price: 268, parcel: sent }],
    },
  },
]
