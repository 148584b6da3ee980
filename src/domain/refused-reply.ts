import type { CallShape } from '../../schemas/page/plan.ts'

/** The code of a refusal that states none but says why, and of one that does neither. */
const NO_CODE = 'refused'
export const NO_REASON = 'refused-without-reason'

/** What the shopper reads when a refusal has no sentence of its own (B8). */
const NO_SENTENCE = '系统开小差了，请稍后再试'

/**
 * Why an answer of HTTP 200 is a refusal: its `hasError` is true, its code asks for a login, or the value at the contract's `accepted.at`
 * is not the one accepted (A7, B7, B8). The code is that value, the message the reply's own, if it has one (`isReason`). undefined: the
 * call is fulfilled.
 */
export function refusalOf(
  shape: CallShape,
  reply: unknown,
): { code: string; message: string; isReason: boolean } | undefined {
  const { accepted } = shape
  const given = accepted?.at.reduce(valueAt, reply)
  const isOther = accepted !== undefined && String(given) !== String(accepted.is)
  const asksLogin = ['code', 'responseCode'].some((name) => String(valueAt(reply, name)) === LOGIN_REQUIRED)
  if (!isOther && !asksLogin && valueAt(reply, 'hasError') !== true) return undefined
  const stated = isOther && typeof given === 'number' ? String(given) : isOther && given
  const code = asksLogin ? LOGIN_REQUIRED : textIn([stated, valueAt(reply, 'code')])
  const message = textIn([valueAt(reply, 'message'), valueAt(reply, 'errorMessage'), valueAt(reply, 'msg')])
  return {
    code: code ?? (message === undefined ? NO_REASON : NO_CODE),
    message: message ?? NO_SENTENCE,
    isReason: message !== undefined,
  }
}

/** B8: the code of a reply, of whatever endpoint, by which the mall asks for another login. */
export const LOGIN_REQUIRED = '403'

const valueAt = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name) ? Reflect.get(from, name) : undefined

const textIn = (values: readonly unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')
