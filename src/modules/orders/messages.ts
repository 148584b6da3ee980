import type { Question } from '../../kit/action.ts'

/** B2.5: asked before an order is cancelled. */
export const CANCEL: Question = {
  title: '取消订单',
  text: '取消后库存和优惠券会退回，订单不能恢复。是否确认取消？',
  yes: '确认取消',
  no: '再想想',
  danger: true,
}
export const CANCELLING = '取消中...'

/** Asked before an order's goods are said to have come. */
export const RECEIVE: Question = {
  title: '确认收货',
  text: '请收到商品、查看无误后再确认。是否确认已经收到？',
  yes: '确认收货',
  no: '还没收到',
}
/** A5: asked before the goods of a team's order are said to be handed over. */
export const PICK_UP: Question = {
  title: '确认提货',
  text: '请收到商品后再进行确认提货操作',
  yes: '确认提货',
  no: '再等等',
}
export const RECEIVING = '提交中...'
/** Of what was sent from a page that was left before its answer. */
export const CANCELLED = { title: '订单已取消', button: '查看订单' }
export const RECEIVED = { title: '已确认收货', button: '查看订单' }
export const PICKED_UP = { title: '已确认提货', button: '查看' }
