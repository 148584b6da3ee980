export const NO_CODE = '请输入 8 位数字收款码'
export const UNKNOWN = '没有这个收款码，请核对数字'
/** Of one that is unknown: back to the form. */
export const AGAIN = { text: '重新输入', to: '/retail/scan' }
export const NOT_PAID = '暂时不能付款，请稍后再试'
export const NO_CAMERA = '没能打开相机，请输入收款码上的数字'

export const stateWords = {
  taken: '这个收款码已经有人付了，请收银员重新出码',
  expired: '收款码已过期，请收银员重新出码',
} as const
/** Of a bill that was taken on a page that was left before the answer. */
export const TAKEN = { title: '订单已提交', button: '去付款' }
