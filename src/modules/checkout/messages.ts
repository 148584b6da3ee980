/** A5, B5, B8: what the buyer reads of a form. */
export const NO_ORDER = '没有找到这个订单，它可能不属于当前账号'
export const NO_ADDRESS = '请选择收货地址'
/** Of a refusal of which nobody said why. */
export const OFFLINE = '网络异常'
/** Of a number that could not be changed, where the shop gives no reason. */
export const NOT_COUNTED = '系统开小差了，请稍后再试'
/** To who orders before the price of what was just chosen is here; over a page while a price is checked. */
export const LOADING = '加载中...'
/** Over a page while what was chosen is kept. */
export const KEEPING = '提交中...'
/** Over the form while something is sent. */
export const SENDING = '表单提交中'

interface ProblemWords {
  readonly title: string
  readonly button: string
}

/** What was chosen is an order already: it is to be paid. */
export const ORDERED: ProblemWords = { title: '订单已提交', button: '去付款' }
/** What was chosen can't be ordered any more. */
export const CLOSED: ProblemWords = { title: '暂时不能下单', button: '确认' }
