import type { FastifyInstance } from 'fastify'
import type { CallShape } from '../../schemas/page/plan.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { callParts, queryText } from '../../src/domain/call-parts.ts'
import { callInProcess } from '../in-process.ts'

type Args = Readonly<Record<string, unknown>>

/** A refusal as the page engine reads it, with the code and the sentence of the API (schemas/api/problems). */
function refused(status: number, body: unknown): CallProblem {
  const said = typeof body === 'object' && body !== null ? (body as { code?: unknown; message?: unknown }) : {}
  return new CallProblem(
    typeof said.code === 'string' ? said.code : `http-${status}`,
    typeof said.message === 'string' ? said.message : '系统开小差了，请稍后再试',
  )
}

function parts(shape: CallShape, args: Args) {
  const { url, query, body } = callParts(shape, args)
  return { url: url + queryText(query), payload: shape.method === 'POST' ? body : undefined }
}

/** Pages read this server's own API without a socket: the same checks and the same replies as a browser gets. */
export function ownCall(app: FastifyInstance): Call {
  return async (shape, args) => {
    const { url, payload } = parts(shape, args)
    const reply = await callInProcess(app, { method: shape.method, url, payload })
    const body: unknown = reply.json()
    if (reply.statusCode !== 200) throw refused(reply.statusCode, body)
    return body
  }
}

/** Pages read another backend that speaks the same calls (API_BASE). */
export function remoteCall(base: string): Call {
  return async (shape, args, signal) => {
    const { url, payload } = parts(shape, args)
    const reply = await fetch(base + url, {
      method: shape.method,
      signal,
      ...(payload && { body: JSON.stringify(payload), headers: { 'content-type': 'application/json-patch+json' } }),
    })
    // What stands between may refuse in HTML.
    const body: unknown = await reply.json().catch(() => undefined)
    if (!reply.ok || body === undefined) throw refused(reply.status, body)
    return body
  }
}
