import type { PayOutcome } from '../../../schemas/domain/cashier.ts'

/** A5: no payment could be begun. */
export const NO_PAYMENT = '生成支付信息失败'
/** The company's page could not come. */
export const OFFLINE = '网络异常，请检查网络后重试'
export const NO_ORDER = '没有这个订单，或者它不是您的'

/** How a try to pay went, or how an order that can't be paid ended. */
export type Outcome = PayOutcome | 'free' | 'expired'

export type Next = 'again' | 'order' | 'home' | 'poll'

export interface Words {
  readonly mark: 'done' | 'waiting' | 'failed' | 'closed'
  readonly title: string
  readonly text: string
  /** What can be done next, the likeliest first. */
  readonly next: readonly (readonly [Next, string])[]
}

const look = ['order', '查看订单'] as const
const home = ['home', '返回首页'] as const

/** Of a seat in a team: there is no code before the team is full. */
export const PAID_IN_TEAM = '订单已支付，人齐没齐在我的团里看'

/** A4: what its buyer reads of each way in which paying went. */
export const words: Readonly<Record<Outcome, Words>> = {
  paid: { mark: 'done', title: '支付成功', text: '订单已支付，券码和凭证在订单里', next: [look, home] },
  free: { mark: 'done', title: '订单无需支付', text: '优惠抵扣后是 0 元，不用再付', next: [look, home] },
  'part-paid': {
    ...{ mark: 'waiting', title: '已付一部分', text: '还有一部分没有付，付完订单才会确认' },
    next: [['again', '继续支付'], look],
  },
  failed: {
    ...{ mark: 'failed', title: '支付失败', text: '没有扣款，订单还在，可以重新支付' },
    next: [['again', '重新支付'], look],
  },
  confirming: { mark: 'waiting', title: '正在确认支付结果', text: '请稍等几秒，不要重复付款', next: [] },
  unpaid: { mark: 'waiting', title: '还没有支付', text: '订单已经下好，等待支付', next: [['again', '去支付'], look] },
  returning: {
    ...{ mark: 'closed', title: '订单已关闭', text: '付款到账时订单已经关闭，款项正在原路退回，预计 1-3 个工作日到账' },
    next: [look, home],
  },
  returned: {
    ...{ mark: 'closed', title: '款项已退回', text: '付款到账时订单已经关闭，款项已经原路退回' },
    next: [look, home],
  },
  closed: { mark: 'closed', title: '订单已取消', text: '这个订单不能再支付了', next: [look, home] },
  expired: { mark: 'closed', title: '超过支付时间', text: '订单已自动取消，需要的话请重新下单', next: [look, home] },
}

/** When nobody knew after the last time that the shop asked. */
export const confirmingWords: Words = {
  mark: 'waiting',
  title: '支付结果确认中',
  text: '支付公司还没有答复。到账后订单会自动变成已支付，请不要重复付款',
  next: [look, ['poll', '再查一次']],
}
