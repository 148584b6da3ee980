import type { FastifyInstance } from 'fastify'
import type { CallShape } from '../../schemas/page/plan.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { refusalOf } from '../../src/domain/refused-reply.ts'
import { fetchTransport, sendCall, type Transport } from '../../src/kit/send-call.ts'
import { statusWords, textOf } from '../../src/kit/status-words.ts'
import { callInProcess } from '../http/in-process.ts'
import { hasValue, isOfKind } from './reply-shape.ts'

const TOO_MANY = 429

/**
 * A refusal as the page engine reads it, with the code of the API (schemas/api/problems) and the sentence that the browser would say. Whoever
 * answers that they failed, or that they were asked too much, refuses nothing, whatever code they have for it.
 */
function refused(status: number, body: unknown): CallProblem {
  const code = status < 500 && status !== TOO_MANY ? textOf(body, 'code') : undefined
  return new CallProblem(code ?? `http-${status}`, statusWords(status, body))
}

/** The body of a fulfilled call. An answer of 200 may be a refusal too (A7, B7). */
function fulfilled(shape: CallShape, status: number, body: unknown): unknown {
  if (status < 200 || status > 299 || body === undefined) throw refused(status, body)
  const refusal = refusalOf(shape, body)
  if (refusal) throw new CallProblem(refusal.code, refusal.message)
  return body
}

/** What stands between may refuse in HTML, or answer with something else in the place of the mall. */
const mallCall =
  (transport: Transport, token?: string): Call =>
  async (shape, args, signal) => {
    const headers: Record<string, string> =
      token === undefined || shape.auth === 'none' ? {} : { authorization: `Bearer ${token}` }
    const { status, reply } = await sendCall({ shape, args, headers, signal }, 'application/json-patch+json', transport)
    const body = fulfilled(shape, status, isOfKind(shape, reply) ? reply : undefined)
    if (!hasValue(shape, body)) throw refused(status, undefined)
    return body
  }

/**
 * Pages read this server's own API without a socket: the same checks and the same replies as a browser gets.
 * @param token of the member whose page it is; a shared page has none
 */
export const inProcessCall = (app: FastifyInstance, token?: string): Call =>
  mallCall(async ({ method, url, headers, body: payload }) => {
    const { statusCode: status, body: text } = await callInProcess(app, { method, url, headers, payload })
    return { status, text }
  }, token)

/** Pages read another backend that speaks the same calls (API_BASE), and that leads nowhere else. */
export const remoteCall = (base: string, token?: string): Call =>
  mallCall(
    fetchTransport((url) => base + url, { redirect: 'manual' }),
    token,
  )

/** Paths that start with /market go to another host (A7). */
export const routeMarketCalls =
  (mall: Call, market: Call | undefined): Call =>
  (shape, args, signal) =>
    (market && shape.path.startsWith('/market') ? market : mall)(shape, args, signal)
