import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReplyFromHooks } from '@fastify/reply-from'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { sendProblem } from '../plugins/problems.ts'
import { callHeaders, hasBeenHere } from './upstream-headers.ts'
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

/** Ends the call that is being made: @fastify/reply-from hands no signal on, has no deadline for a whole answer, and does not notice a browser that goes away. */
const callSignal = new AsyncLocalStorage<AbortSignal>()

/** The requests of an agent, for @fastify/reply-from. */
export const abortableRequest = (dispatcher: Dispatcher): Dispatcher['request'] =>
  ((options: Dispatcher.RequestOptions, done: (error: Error | null, answer: Dispatcher.ResponseData) => void) =>
    dispatcher.request({ ...options, signal: callSignal.getStore() }, done)) as Dispatcher['request']

/**
 * Asks another host, and hands on its answer as it comes. A host that is down, late or answers something else is refused as under-maintenance
 * (503, A8); one that breaks off its answer breaks off ours. When the browser goes away the host is told.
 * @param request with a body that is a Buffer, or none
 */
export function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, path, ownHeaders, accept }: Forwarding,
): FastifyReply {
  const { origin, prefix, via } = upstream
  if (hasBeenHere(request, via)) {
    request.log.error({ upstream: origin }, 'the backend sends calls back here: API_BASE leads to this server')
    return sendProblem(request, reply, 'under-maintenance')
  }
  let received: IncomingHttpHeaders = {}
  const call: FastifyReplyFromHooks = {
    ...(Buffer.isBuffer(request.body) && {
      body: request.body,
      contentType: request.headers['content-type'] ?? 'application/octet-stream',
    }),
    getUpstream: () => origin,
    rewriteRequestHeaders: () => callHeaders(request, via, ownHeaders),
    // Which of them go on is decided with the status, below.
    rewriteHeaders(headers) {
      received = headers
      return {}
    },
    retryDelay: () => null,
    onError: () => void sendProblem(request, reply, 'under-maintenance'),
    onResponse(_request, _reply, { statusCode, stream }) {
      // A stream without a listener for its errors would end the process.
      stream.on('error', () => undefined)
      const handedOn = accept(statusCode, received)
      if (handedOn) return void reply.headers(handedOn).send(stream)
      stream.destroy()
      request.log.warn(
        { upstream: origin, status: statusCode, type: received['content-type'] },
        'the backend gave no answer to a call',
      )
      sendProblem(request, reply, 'under-maintenance')
    },
  }
  return callSignal.run(signalOf(reply, upstream.deadline), () => reply.from(prefix + path, call))
}

/** Aborts when the deadline is over, or nobody waits for the answer any more. */
function signalOf({ raw }: FastifyReply, deadline: number): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return AbortSignal.any([AbortSignal.timeout(deadline), gone.signal])
}
