/** B5, B8: what a guest reads on the way to free parking. */
export const NOBODY = '您不是入店客人 无法享受免费停车权益'
export const SAVED = '提交成功'
export const NOT_SAVED = '提交失败'
export const REMOVED = '删除成功'
export const NOT_REMOVED = '删除失败'
export const TAKEN = '这个车牌已经登记过'
export const SUITES_ONLY = '仅套房客人可以添加车牌'

/** Why there is no form, and what can be done instead. */
export interface NoticeText {
  readonly text: string
  readonly hint: string
  readonly action: string
  readonly to: string
}

const LIST = { action: '管理车牌', to: '/carParkList' } as const

/** @param note what the shop says to somebody who is no guest */
export const noGuest = (note = NOBODY): NoticeText => ({
  ...{ text: note, hint: '入住后即可登记；如有疑问请联系前台' },
  ...{ action: '去看酒店', to: '/atlantis/TCP_YT2_Product_STAY' },
})
export const NO_ROOM: NoticeText = { text: '最多登记 3 个车牌', hint: '删除一个之后可以再添加', ...LIST }
export const NO_SUITE: NoticeText = { text: SUITES_ONLY, hint: '已登记的车牌可以修改和删除', ...LIST }
export const NO_PLATE: NoticeText = { text: '没有登记这个车牌', hint: '可能已经修改或删除', ...LIST }
/** Of what was sent from a page that was left before its answer. */
export const LATE_SAVED = { title: '车牌已提交', button: '查看', to: '/carParkList' }
export const LATE_REMOVED = { title: '车牌已删除', button: '查看', to: '/carParkList' }
