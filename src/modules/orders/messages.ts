import type { Question } from '../../kit/action.ts'

/** B2.5: asked before an order is cancelled. */
export const CANCEL: Question = {
  title: '取消订单',
  text: '取消后库存和优惠券会退回，订单不能恢复。是否确认取消？',
  yes: '确认取消',
  no: '再想想',
}
export const CANCELLING = '取消中...'
