import { codeStatusOf } from './code-state.ts'

interface Codes {
  /** Of all that its buyer may show. */
  readonly statuses: readonly number[]
  /** Another order holds it, paid or not yet (B5). */
  readonly isExchanged: boolean
  /** It is a stay, to which one is let in at the desk. */
  readonly isStay: boolean
}

/** What is to be said of a confirmed order whose codes let nobody in, or not by themselves; undefined: of these there is nothing to say. */
export function codeHint({ statuses, isExchanged, isStay }: Codes): string | undefined {
  const areUsed = statuses.length > 0 && statuses.every((status) => status === codeStatusOf.used)
  if (isExchanged) return areUsed ? '已经换购，券码不能再用了' : '正在换购别的，换购的订单取消后可以继续使用'
  if (areUsed) return '券码都已使用，感谢您的光临'
  return isStay ? '入住当天到前台办理，请带好全部入住人的有效证件' : undefined
}
