import type { OrderActionsProps } from './props.schema.ts'

interface ActionButton {
  /** The event that its press emits. */
  readonly event: string
  readonly text: string
}

/** The buttons of an order, in their order. */
export function buttonsOf({ actions, canBook = false, canAgain = false, campText }: OrderActionsProps): ActionButton[] {
  const all: readonly (readonly [is: boolean, event: string, text: string])[] = [
    [actions.appointment && canBook, 'appointment', '预约使用'],
    [campText !== undefined && campText !== '', 'camp', campText ?? ''],
    [actions.commentWrite === true, 'commentWrite', '写点评'],
    [actions.commentDetail === true, 'commentDetail', '看点评'],
    [actions.refund, 'refund', '申请退款'],
    [actions.refundList, 'refundList', '退款记录'],
    [actions.invoiceApply, 'invoice', '申请发票'],
    [actions.invoiceProgress, 'progress', '查看发票'],
    [actions.cancel, 'cancel', '取消订单'],
    [canAgain && !actions.pay, 'again', '再次预订'],
  ]
  return all.filter(([is]) => is).map(([, event, text]) => ({ event, text }))
}
