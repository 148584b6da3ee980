/** B2.5: what the buyer reads of an application for an invoice. */
export const SENT = '提交成功'
export const CLOSED = '当前订单不能申请发票'
export const NO_ORDER = '没有找到这个订单，它可能不属于当前账号'
/** Of a refusal that does not say why. */
export const REFUSED = '系统开小差了，请稍后再试'
/** Of what was sent from a page that was left before its answer. */
export const APPLIED = { title: '发票申请已提交', button: '查看进度' }
