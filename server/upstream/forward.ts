import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { sendProblem } from '../plugins/problems.ts'
import { callHeaders, hasBeenHere } from './upstream-headers.ts'
import { queryOf } from './upstream-path.ts'
import type { Upstream } from './upstreams.ts'

/** Where a request goes, and what of the answer comes back. */
export interface Forwarding {
  readonly upstream: Upstream
  /** Of the host, without its prefix. */
  readonly path: string
  /** Names of headers that go on besides those of every call. */
  readonly ownHeaders: readonly string[]
  /** The headers of an answer that may be handed on; undefined when it is none that the browser should get. */
  readonly accept: (status: number, headers: IncomingHttpHeaders) => Record<string, string> | undefined
}

/** The host gave something else than an answer. */
class UnusableAnswer extends Error {
  constructor(status: number, type: unknown) {
    super(`the backend answered with status ${status} and ${String(type ?? 'no type')}`)
    this.name = 'UnusableAnswer'
  }
}

/**
 * Asks another host, and hands on its answer as it comes. A host that is down, late or answers something else is refused as under-maintenance
 * (503, A8); one that breaks off its answer breaks off ours. When the browser goes away the host is told.
 * @param request with a body that is a Buffer, or none
 */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, path, ownHeaders, accept }: Forwarding,
): Promise<FastifyReply> {
  const { origin, prefix, dispatcher, via } = upstream
  if (hasBeenHere(request, via)) {
    request.log.error({ upstream: origin }, 'the backend sends calls back here: API_BASE leads to this server')
    return sendProblem(request, reply, 'under-maintenance')
  }
  const signal = signalOf(reply, upstream.deadline)
  try {
    const answer = await dispatcher.request({
      origin,
      path: prefix + path + queryOf(request.raw.url ?? ''),
      method: request.method as Dispatcher.HttpMethod,
      headers: callHeaders(request, via, ownHeaders),
      body: Buffer.isBuffer(request.body) ? request.body : null,
      signal,
    })
    const headers = accept(answer.statusCode, answer.headers)
    if (headers) return reply.code(answer.statusCode).headers(headers).send(answer.body)
    // Nobody reads it; a stream without a listener for its errors would end the process.
    answer.body.on('error', () => undefined).destroy()
    throw new UnusableAnswer(answer.statusCode, answer.headers['content-type'])
  } catch (error) {
    if (!reply.raw.destroyed) request.log.warn({ err: error, upstream: origin }, 'the backend did not answer a call')
    return sendProblem(request, reply, 'under-maintenance')
  }
}

/** Aborts when the deadline is over, or nobody waits for the answer any more. */
function signalOf({ raw }: FastifyReply, deadline: number): AbortSignal {
  const controller = new AbortController()
  const late = setTimeout(() => controller.abort(new Error(`no answer within ${deadline} ms`)), deadline)
  raw.once('close', () => {
    clearTimeout(late)
    controller.abort()
  })
  return controller.signal
}
