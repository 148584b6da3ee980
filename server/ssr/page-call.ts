import type { FastifyInstance } from 'fastify'
import type { CallShape } from '../../schemas/page/plan.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { refusalOf } from '../../src/domain/call-parts.ts'
import { callParts, queryText } from '../../src/kit/call-parts.ts'
import { callInProcess } from '../http/in-process.ts'
import { hasValue, isOfKind } from './reply-shape.ts'

type Args = Readonly<Record<string, unknown>>

const TOO_MANY = 429

/**
 * A refusal as the page engine reads it, with the code and the sentence of the API (schemas/api/problems). Whoever answers that they failed, or
 * that they were asked too much, refuses nothing, whatever code they have for it.
 */
function refused(status: number, body: unknown): CallProblem {
  const said = typeof body === 'object' && body !== null ? (body as { code?: unknown; message?: unknown }) : {}
  return new CallProblem(
    typeof said.code === 'string' && status < 500 && status !== TOO_MANY ? said.code : `http-${status}`,
    typeof said.message === 'string' ? said.message : '系统开小差了，请稍后再试',
  )
}

/** The body of a fulfilled call. An answer of 200 may be a refusal too (A7, B7). */
function fulfilled(shape: CallShape, status: number, body: unknown): unknown {
  if (status < 200 || status > 299 || body === undefined) throw refused(status, body)
  const refusal = refusalOf(shape, body)
  if (refusal) throw new CallProblem(refusal.code, refusal.message)
  return body
}

function parts(shape: CallShape, args: Args) {
  const { url, query, body, headers } = callParts(shape, args)
  return { url: url + queryText(query), own: headers, payload: shape.method === 'POST' ? body : undefined }
}

const authorization = (shape: CallShape, token: string | undefined): Record<string, string> =>
  token === undefined || shape.auth === 'none' ? {} : { authorization: `Bearer ${token}` }

/**
 * Pages read this server's own API without a socket: the same checks and the same replies as a browser gets.
 * @param token of the member whose page it is; a shared page has none
 */
export function inProcessCall(app: FastifyInstance, token?: string): Call {
  return async (shape, args) => {
    const { url, payload, own } = parts(shape, args)
    const headers = { ...own, ...authorization(shape, token) }
    const reply = await callInProcess(app, { method: shape.method, url, payload, headers })
    return fulfilled(shape, reply.statusCode, reply.json())
  }
}

/** Pages read another backend that speaks the same calls (API_BASE). */
export function remoteCall(base: string, token?: string): Call {
  return async (shape, args, signal) => {
    const { url, payload, own } = parts(shape, args)
    const headers: Record<string, string> = { ...own, ...authorization(shape, token) }
    if (payload) headers['content-type'] = 'application/json-patch+json'
    const body = payload && JSON.stringify(payload)
    // No call of the mall leads elsewhere: what is there is no answer, and none of its business.
    const redirect = 'manual'
    const reply = await fetch(base + url, { method: shape.method, signal, headers, redirect, ...(body && { body }) })
    // What stands between may refuse in HTML, or answer with something else in the place of the mall.
    const answer: unknown = await reply.json().catch(() => undefined)
    const found = fulfilled(shape, reply.status, isOfKind(shape, answer) ? answer : undefined)
    if (!hasValue(shape, found)) throw refused(reply.status, undefined)
    return found
  }
}

/** Paths that start with /market go to another host (A7). */
export const routeMarketCalls =
  (mall: Call, market: Call | undefined): Call =>
  (shape, args, signal) =>
    (market && shape.path.startsWith('/market') ? market : mall)(shape, args, signal)
