import type { CallShape } from '../../../schemas/page/plan.ts'
import { type Call, CallProblem } from '../../kit/call.ts'
import { isOffline } from '../../kit/offline.ts'
import { fetchTransport, sendCall } from '../../kit/send-call.ts'
import { withBase } from '../core/base.ts'
import { getOwn } from '../core/get-own.ts'
import { documentBase, documentWords } from './document-site.ts'
import type { SiteWords } from '../words/zh.ts'
import type { FailedCall } from '../../kit/failed-call.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const WORDS = {
  offline: 'offline',
  'no-response': 'noResponse',
  malformed: 'malformed',
  'not-logged-in': 'notLoggedIn',
} as const satisfies Partial<Record<FailedCall, keyof SiteWords>>

const failedCall = (reason: keyof typeof WORDS): CallProblem => new CallProblem(reason, documentWords()[WORDS[reason]])

/** Makes a call by `fetch`, with the cookies of this site: the browser's side of a site that has no sessions of another kind. */
export const fetchCall: Call = async (shape, args, signal) => {
  const transport = fetchTransport((url) => withBase(url, documentBase()))
  const { status, reply } = await sendCall({ shape, args, signal }, 'application/json', transport).catch(() => {
    throw failedCall(isOffline() ? 'offline' : 'no-response')
  })
  if (status < 200 || status > 299) throw problemOf(status, reply)
  if (!isObject(reply)) throw failedCall('malformed')
  if (isRefused(shape, reply)) throw problemOf(status, reply)
  return reply
}

/** An answer of HTTP 200 is a refusal where its contract says by what value it is none. */
const isRefused = ({ accepted }: CallShape, reply: object) =>
  accepted !== undefined && accepted.at.reduce<unknown>((found, name) => getOwn(found, name), reply) !== accepted.is

/** Of an answer that is none of HTTP 200: its own code and sentence, where it has them. */
function problemOf(status: number, reply: unknown): CallProblem {
  if (status === 401) return failedCall('not-logged-in')
  const { code, message } = isObject(reply) ? reply : {}
  const isReason = typeof message === 'string'
  return new CallProblem(
    typeof code === 'string' ? code : `${status}`,
    isReason ? message : documentWords().malformed,
    isReason,
  )
}
