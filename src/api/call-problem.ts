import { isAxiosError } from 'axios'
import type { CallShape } from '../../schemas/page/plan.ts'
import { refusalOf } from '../domain/refused-reply.ts'
import { CallProblem } from '../kit/call.ts'
import { failedCall, failedCallText, NOT_LOGGED_IN } from '../kit/failed-call.ts'

/** Why an answer of the mall does not fulfil its call (A8, B8); undefined: it does. Every reply of the mall is an object. */
export function problemOf(shape: CallShape, status: number, body: object | undefined): CallProblem | undefined {
  if (status < 200 || status >= 300) return byStatus(status, body)
  if (!body) return failedCall('malformed')
  const refusal = refusalOf(shape, body)
  return refusal && new CallProblem(refusal.code, refusal.message, refusal.isReason)
}

/** A8: no answer came, or the request never left. */
export function unsentProblem(error: unknown): CallProblem {
  const left = isAxiosError(error) && error.request !== undefined
  return failedCall(left ? 'no-response' : 'request-setup')
}

/** A8: the code and the words of a status that has its own. */
const named: Readonly<Record<number, readonly [code: string, text: string]>> = {
  401: [NOT_LOGGED_IN, failedCallText(NOT_LOGGED_IN)],
  403: ['forbidden', '您没有此操作权限'],
  404: ['not-found', '请求地址失效'],
}

/** A8: what the shopper reads by the status of the answer. The words of a server about an address are none for a shopper. */
function byStatus(status: number, body: object | undefined): CallProblem {
  const [code, text] = named[status] ?? [`http-${status}`, failedCallText('malformed')]
  const said = status === 404 ? undefined : (textOf(body, 'message') ?? textOf(body, 'errorMessage'))
  return new CallProblem(textOf(body, 'code') ?? code, said ?? text)
}

/** A text of the server's answer that says something. */
function textOf(body: object | undefined, name: string): string | undefined {
  const found: unknown = body && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}
