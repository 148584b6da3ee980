import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyRequest, FastifySchema, HTTPMethods, RouteShorthandOptions } from 'fastify'
import { bodyText } from '../plugins/body-text.ts'
import { sendProblem } from '../plugins/problems.ts'
import { forward, type Forwarding, abortableRequest } from './forward.ts'
import { answerHeaders, isCallAnswer } from './upstream-headers.ts'
import { upstreamPath } from './upstream-path.ts'
import type { Upstream, Upstreams } from './upstreams.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The hosts that answer calls in this server's place; a server without them answers all itself. */
    upstreams?: Upstreams
  }
}

export interface ForwardedRoute {
  readonly method: HTTPMethods | HTTPMethods[]
  /** Fastify style, the same here and there. */
  readonly path: string
  readonly upstream: Upstream
  readonly ownHeaders?: readonly string[]
  /** The types of body that it takes; others are refused (415). */
  readonly types?: readonly string[]
  /** What the API's page says of it. The host checks the request, not this server. */
  readonly schema?: FastifySchema
  readonly config?: RouteShorthandOptions['config']
  /** Bytes. */
  readonly bodyLimit?: number
  readonly accept?: (request: FastifyRequest) => Forwarding['accept']
}

const callTypes = ['application/json', 'application/json-patch+json']

const acceptCall: Forwarding['accept'] = (status, headers) =>
  isCallAnswer(status, headers) ? answerHeaders(headers) : undefined

/** Registers a route that another host answers. Its body goes on byte by byte, as it came: a signature over it still holds. */
export function forwardRoute(app: FastifyInstance, route: ForwardedRoute): void {
  const { method, path, upstream, ownHeaders = [], types = callTypes, accept = () => acceptCall } = route
  const { schema = {}, config = {}, bodyLimit } = route
  void app.register(async (scope) => {
    await scope.register(replyFrom, {
      undici: { request: abortableRequest(upstream.dispatcher) },
      disableRequestLogging: true,
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      bodyText(request, body)
      done(null, body)
    })
    scope.route({
      ...{ method, url: path, schema, config },
      ...(bodyLimit !== undefined && { bodyLimit }),
      validatorCompiler: () => () => true,
      handler(request, reply) {
        const there = upstreamPath(path, request.params as Record<string, string>)
        if (there === undefined) return sendProblem(request, reply, 'invalid-request', 'the address is not an id')
        return forward(request, reply, { upstream, path: there, ownHeaders, accept: accept(request) })
      },
    })
  })
}
