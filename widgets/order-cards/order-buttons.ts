import type { OrderCard } from '../../schemas/domain/order-card.ts'

export interface OrderButton {
  readonly text: string
  readonly to: string
  /** The one thing to do now. */
  readonly isMain?: boolean
}

/** What can be done with an order from the list: at most two ways, the main one last. */
export function orderButtons({ actions, paths, usableCodes, orderStatus, shipmentText }: OrderCard): OrderButton[] {
  if (actions.pay) return [{ text: '去支付', to: paths.cashier, isMain: true }]
  const shown = usableCodes > 0 ? '查看券码' : shipmentText && '查看物流'
  const codes = shown ? [{ text: shown, to: paths.detail, isMain: true }] : []
  const refund = actions.refundList ? [{ text: '退款进度', to: paths.refundList }] : []
  const isOver = codes.length === 0 && refund.length === 0 && (orderStatus !== 1 || actions.cancel)
  const again = isOver && paths.product ? [{ text: '再次预订', to: paths.product }] : []
  const comment = codes.length + refund.length < 2 ? commentButton(actions, paths) : []
  return [...refund, ...again, ...comment, ...codes]
}

/** B4: what was used is written of, and what was sent is looked at. */
function commentButton(actions: OrderCard['actions'], paths: OrderCard['paths']): OrderButton[] {
  if (actions.commentWrite && paths.commentWrite) return [{ text: '写点评', to: paths.commentWrite }]
  return actions.commentDetail && paths.commentDetail ? [{ text: '看点评', to: paths.commentDetail }] : []
}
