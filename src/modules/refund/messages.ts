/** B4, B5: what the buyer reads of an application. */
export const SENT = '提交成功，待审核'
/** Of what was sent before and changed since, which its buyer did not know to be taken. */
export const SENT_BEFORE = '之前的申请已提交，待审核，这次的修改没有提交'
/** Of one whose page was left before the answer, and the way to it. */
export const APPLIED = { title: '退款申请已提交', button: '查看进度' }
export const NOTHING_LEFT = '没有可以退的了'
export const NO_ORDER = '没有找到这个订单，它可能不属于当前账号'
export const OFFLINE = '网络异常'

/** B2.9: what the buyer reads of the parcel in which goods come back. */
export const PARCEL_SENT = '提交成功'
export const NO_GOODS = '没有需要寄回的商品'
/** Of what was sent from a page that was left before its answer. */
export const LATE_PARCEL = { title: '退货物流已提交', button: '查看' }
