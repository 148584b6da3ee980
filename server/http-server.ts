import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Lifecycle } from './lifecycle.ts'
import type { Metrics } from './plugins/metrics.ts'
import { pathOf } from './plugins/observability.ts'

/** Answers a request before the framework sees it, or gives false and has touched nothing. It must answer at once. */
export type FastPathHandler = (request: IncomingMessage, response: ServerResponse) => boolean

export interface HttpServerOptions {
  readonly lifecycle: Lifecycle
  readonly metrics: Metrics
  readonly log: Logger
  readonly fastPath?: FastPathHandler
}

/** Label of the answers that the fast path gave. */
const FAST_ROUTE = 'fast-path'

/** The socket's server: cached pages go out before the framework, and a process that drains keeps no connection. */
export function createHttpServer(handler: RequestListener, options: HttpServerOptions): Server {
  const { lifecycle, fastPath } = options
  const listener: RequestListener = (request, response) => {
    if (lifecycle.draining) response.setHeader('connection', 'close')
    const start = performance.now()
    if (fastPath?.(request, response)) observeFast(options, request, response, start)
    else handler(request, response)
  }
  return createServer({ keepAliveTimeout: 72_000, headersTimeout: 30_000, requestTimeout: 60_000 }, listener)
}

function observeFast(
  { metrics, log }: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  start: number,
) {
  const ms = performance.now() - start
  const { statusCode: status } = response
  metrics.observe({ method: request.method ?? 'GET', route: FAST_ROUTE, status, seconds: ms / 1000 })
  log.info(
    { method: request.method, path: pathOf(request.url ?? ''), status, ms: Math.round(ms * 100) / 100 },
    'request',
  )
}
