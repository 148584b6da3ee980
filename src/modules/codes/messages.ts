/** A3, B4: what is read of codes, at the counter and at home. */
export const NO_COUPON_CODE = '请输入兑换码'
export const COUPON_GOT = '兑换成功，已放进我的优惠券'
/** Its answer was lost, or it is typed once more: the coupon is there, once. */
export const COUPON_KNOWN = '这个码已经兑换过，券在我的优惠券里'
export const NO_CODE = '请输入券码'
export const REDEEMED = '核销成功'
export const OFFLINE = '网络异常'
/** Of a code that is not found: the shop says it in its answer, this is for a shop that says 404. */
export const UNKNOWN_CODE = '没有这个券码'
/** Of what was sent from a page that was left before its answer. */
export const LATE_COUPON = { title: '优惠券已兑换', button: '查看', to: '/coupon' }
export const LATE_REDEEMED = { title: '已核销', button: '查看' }
