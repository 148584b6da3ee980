/** How a check or a booking ended. */
export interface Ended {
  readonly status: string
  readonly code?: string
  readonly message?: string
}

/** What the shopper is shown of a refusal (B8). */
export type Outcome =
  | { readonly kind: 'stale'; readonly message: string }
  | { readonly kind: 'reprice' }
  | { readonly kind: 'toast'; readonly message: string }

/** B8: what was chosen has to be chosen again. */
const STALE = '8440001'
const PRICE_CHANGED = 'price-changed'
const DISABLED = 'MEMBER_STATUS_CHECK_ERROR'

/** B8, A8: an alert, a question about the new price, else the message; 网络异常 where nobody said why. */
export function outcomeOf({ code = '', message = '' }: Ended): Outcome {
  if (code === STALE) return { kind: 'stale', message }
  if (code === PRICE_CHANGED) return { kind: 'reprice' }
  if (code === DISABLED || message.includes(DISABLED)) return { kind: 'toast', message: '用户状态异常,请联系客服' }
  return { kind: 'toast', message: message || '网络异常' }
}
