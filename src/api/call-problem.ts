import { isAxiosError } from 'axios'
import type { CallShape } from '../../schemas/page/plan.ts'
import { refusalOf } from '../domain/refused-reply.ts'
import { CallProblem } from '../kit/call.ts'
import { failedCall, NOT_LOGGED_IN } from '../kit/failed-call.ts'
import { statusWords, textOf } from '../kit/status-words.ts'

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

/** The code of a status that has its own. */
const named: Readonly<Record<number, string>> = { 401: NOT_LOGGED_IN, 403: 'forbidden', 404: 'not-found' }

const byStatus = (status: number, body: object | undefined): CallProblem =>
  new CallProblem(textOf(body, 'code') ?? named[status] ?? `http-${status}`, statusWords(status, body))
