import type { RefundStatus } from '../../../schemas/domain/order-status.ts'
import type { RefundParcel } from '../../../schemas/domain/refund-parcel.ts'

/** One step on the way of a refund. */
export interface RefundStep {
  readonly title: string
  /** `now`: it stands here; `failed`: here it ended otherwise than wanted. */
  readonly state: 'done' | 'now' | 'todo' | 'failed'
  /** Shop-local; absent for what is still to come. */
  readonly time?: string
}

/** What tells how far a refund is. Times are shop-local. */
export interface RefundProgress {
  readonly refundStatus: RefundStatus
  readonly createTime: string
  readonly reviewTime?: string | undefined
  readonly endTime?: string | undefined
  /** The goods that the merchant wants back. */
  readonly parcel?: Pick<RefundParcel, 'state' | 'sendTime'> | undefined
}

const step = (title: string, state: RefundStep['state'], time?: string): RefundStep => ({
  title,
  state,
  ...(time !== undefined && { time }),
})

/** The way of a refund, from its application to the money, and where it stands (B4). Its last step has the second label of status 2. */
export function refundSteps({ refundStatus, createTime, reviewTime, endTime, parcel }: RefundProgress): RefundStep[] {
  const applied = [step('提交申请', 'done', createTime), ...goodsSteps(parcel)]
  const reviewed = step('商家审核', 'done', reviewTime)
  switch (refundStatus) {
    case 0:
      return [
        ...applied,
        step('商家审核', parcel?.state === 'asked' ? 'todo' : 'now'),
        ...[step('退款中', 'todo'), step('退款完成', 'todo')],
      ]
    case 1:
      return [...applied, reviewed, step('退款中', 'now'), step('退款完成', 'todo')]
    case 2:
      return [...applied, reviewed, step('退款中', 'done'), step('退款完成', 'done', endTime)]
    case 3:
      return [...applied, reviewed, step('退款失败', 'failed', endTime)]
    default:
      return [...applied, reviewed, step('退款异常', 'failed'), step('退款完成', 'todo')]
  }
}

/** Goods that are wanted back come before the review; those that it did without are no step. */
function goodsSteps(parcel: RefundProgress['parcel']): RefundStep[] {
  if (parcel?.state === 'asked') return [step('寄回商品', 'now')]
  return parcel?.sendTime ? [step('寄回商品', 'done', parcel.sendTime)] : []
}
