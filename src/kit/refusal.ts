import { isCallProblem } from './call.ts'

/** Why a call was not fulfilled, for whoever waits for it. */
export interface Refusal {
  /** A code of schemas/api/problems or of the network; `failed` for what nobody foresaw. */
  readonly code: string
  /** For the shopper. */
  readonly message: string
  /** The endpoint answered and says itself why: its sentence is the one to show. */
  readonly isReason: boolean
}

const unforeseen: Refusal = { code: 'failed', message: '网络异常', isReason: false }

/**
 * What a rejected call is told as (A8, B8).
 * @param other what is told of anything but a CallProblem
 */
export function refusalOf(error: unknown, other: Refusal = unforeseen): Refusal {
  if (!isCallProblem(error)) return other
  const { code, message, isReason } = error
  return { code, message, isReason }
}

/**
 * What a shopper reads of something that could not be done: why, where the endpoint says it itself (B8).
 * @param plain what is said where it does not
 * @returns undefined for who is not logged in: the way to the login opens instead
 */
export function failureText({ code, message, isReason }: Refusal, plain: string): string | undefined {
  if (code === 'not-logged-in') return undefined
  return isReason && message !== '' ? message : plain
}
