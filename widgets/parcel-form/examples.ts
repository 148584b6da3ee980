import type { OrderRefund } from '../../schemas/domain/order-refund.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { ParcelFormProps } from './props.schema.ts'

const address = '澜湾市澜湾岛环岛东路 1 号 商城仓库，收货组收，0898-5500-0020'
const refund: OrderRefund = {
  ...{ refundId: '90000344R1', orderId: '90000344', refundStatus: 0, statusText: '待退款', quantity: 1 },
  ...{ reason: 2, reasonText: '拍错/不想去了/无法出行', description: '', createTime: '2026-11-20T12:00:00' },
}
const asked: OrderRefund = { ...refund, parcel: { state: 'asked', address, askTime: '2026-11-20T12:01:00' } }
const sent: OrderRefund = {
  ...{ ...refund, refundId: '90000344R2', quantity: 2 },
  parcel: {
    ...{ state: 'sent', address, askTime: '2026-11-20T12:01:00' },
    ...{ company: '顺丰速运', number: 'SF1234567890123', sendTime: '2026-11-20T12:02:00' },
  },
}

export const examples: readonly Example<ParcelFormProps>[] = [
  { name: '等寄回', props: { refunds: [sent, asked] } },
  { name: '改已寄回的', props: { refunds: [sent, asked], refundId: '90000344R2' } },
  { name: '不用寄回', props: { refunds: [refund] } },
  {
    name: '没有提交成',
    props: {
      refunds: [asked],
      result: { status: 'refused', code: 'parcel-not-wanted', message: '这次退款不需要寄回商品' },
    },
  },
  { name: '提交中', props: { refunds: [sent], result: { status: 'busy' } } },
  {
    name: '很长的文字',
    props: {
      refunds: [
        {
          ...{ ...asked, refundId: '9'.repeat(32), quantity: 999 },
          parcel: { state: 'asked', address: '澜湾岛'.repeat(33), askTime: '2026-11-20T12:01:00' },
        },
      ],
      button: '提交退货物流',
    },
  },
]
