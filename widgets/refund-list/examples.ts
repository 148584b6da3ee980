import type { OrderRefund } from '../../schemas/domain/order-refund.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { RefundListProps } from './props.schema.ts'

const refund: OrderRefund = {
  ...{ refundId: '90000341R1', orderId: '90000341', refundStatus: 0, statusText: '待退款', quantity: 1 },
  ...{ reason: 2, reasonText: '拍错/不想去了/无法出行', description: '', createTime: '2026-11-20T12:00:00' },
}

export const examples: readonly Example<RefundListProps>[] = [
  { name: '没有', props: { refunds: [] } },
  { name: '一条，不能点', props: { refunds: [refund] } },
  {
    name: '各种状态',
    props: {
      detailTo: '/play/refund/detail/90000341',
      refunds: [
        refund,
        { ...refund, refundId: '90000341R2', refundStatus: 1, statusText: '退款中', price: 268 },
        { ...refund, refundId: '90000341R3', refundStatus: 2, statusText: '退款成功', price: 268.5, quantity: 2 },
        {
          ...{ ...refund, refundId: '90000341R4', refundStatus: 3, statusText: '退款失败', reason: 6 },
          ...{ reasonText: '其他', description: '那天台风，船停航了，希望全额退款；如果可以也想知道什么时候再开航' },
        },
        { ...refund, refundId: '90000341R5', refundStatus: -1, statusText: '退款异常' },
      ],
    },
  },
  {
    name: '商家要求寄回商品',
    props: {
      detailTo: '/retail/refund/detail/90000344',
      refunds: [{ ...refund, parcel: { state: 'asked', address: '商城仓库', askTime: '2026-11-20T13:00:00' } }],
    },
  },
]
