import type { CommentStatus } from '../../../schemas/domain/comment.ts'

export const SEND = '提交点评'
export const SEND_AGAIN = '重新提交'
export const SENDING = '提交中...'
export const UPLOADING = '图片上传中...'
/** Of one whose page was left before the answer, and the way to it. */
export const SENT = { title: '点评已提交', button: '查看点评' }
/** Of an order that is not found. */
export const NO_ORDER = '没有找到这个订单，它可能不属于当前账号'
/** B5 */
export const ABROAD = '功能升级中，敬请期待'
export const TOO_MANY = '最多 9 张图片'
export const TOO_LARGE = '图片太大，请选 10 MB、6000 万像素以内的'
export const STILL_UPLOADING = '图片还在上传，请稍等'

/** What is said in place of the form, where nothing can be written now. */
export const closedText: Readonly<Partial<Record<CommentStatus, string>>> = {
  0: '点评正在审核，通过后大家就能看到',
  1: '这个订单已经点评过了，谢谢分享',
  3: '使用以后才能点评',
}
