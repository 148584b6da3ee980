import { CallProblem } from './call.ts'

/** What a call is refused with when nobody is logged in (schemas/api/problems). */
export const NOT_LOGGED_IN = 'not-logged-in'

/** B8: how long a failure is told by a toast, in ms. */
export const FAILURE_TOAST = 1500

/** A8, B8: what a shopper reads of a call that failed, where the server has no words of its own. */
const sentences = {
  /** The device has no network. */
  offline: '网络异常，请检查网络后重试',
  /** The request never left. */
  'request-setup': '服务器正在维修',
  'no-response': '请求超时',
  /** What came is no reply. */
  malformed: '系统开小差了，请稍后再试',
  [NOT_LOGGED_IN]: '请先登录',
} as const

export type FailedCall = keyof typeof sentences

/** A call that failed for a reason that is not the endpoint's own. */
export const failedCall = (reason: FailedCall): CallProblem => new CallProblem(reason, sentences[reason])

/** The sentence of a reason. */
export const failedCallText = (reason: FailedCall): string => sentences[reason]

/** Whether nobody refused the call: it reached no endpoint, or nobody is logged in. */
export const isFailedCall = ({ code }: Pick<CallProblem, 'code'>): boolean => Object.hasOwn(sentences, code)
