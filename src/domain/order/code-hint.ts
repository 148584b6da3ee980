import { codeStatusOf } from './code-state.ts'

interface Codes {
  /** Of all that its buyer may show. */
  readonly statuses: readonly number[]
  /** Another order holds it, paid or not yet (B5). */
  readonly isExchanged: boolean
}

/** What is to be said of a confirmed order whose codes let nobody in; undefined: of these there is nothing to say. */
export function codeHint({ statuses, isExchanged }: Codes): string | undefined {
  const areUsed = statuses.length > 0 && statuses.every((status) => status === codeStatusOf.used)
  if (isExchanged) return areUsed ? '已经换购，券码不能再用了' : '正在换购别的，换购的订单取消后可以继续使用'
  return areUsed ? '券码都已使用，感谢您的光临' : undefined
}
