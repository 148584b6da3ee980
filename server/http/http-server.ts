import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { httpDate } from '../../src/engine/server/http-date.ts'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import type { Metrics } from '../plugins/metrics.ts'
import { pathOf } from '../plugins/observability.ts'
import { hasTwoHosts, takeTarget } from './request-target.ts'

/** Answers a request before the framework sees it, or gives false and has touched nothing. It must begin to answer at once. */
export type FastPathHandler = (request: IncomingMessage, response: ServerResponse) => boolean

export interface HttpServerOptions {
  readonly lifecycle: Lifecycle
  readonly metrics: Metrics
  readonly log: Logger
  readonly fastPath?: FastPathHandler | undefined
}

/** Label of the answers that the fast path gave. */
const FAST_ROUTE = 'fast-path'

/** In ms. A connection may be silent for longer than the minute of usual proxies, so that none asks on one that just closes. */
const TIMES = { keepAliveTimeout: 72_000, headersTimeout: 30_000, requestTimeout: 60_000 }

/** The socket's server: cached pages go out before the framework, and a process that drains keeps no connection. */
export function createHttpServer(handler: RequestListener, options: HttpServerOptions): Server {
  const { lifecycle, fastPath } = options
  return createServer(TIMES, (request, response) => {
    if (lifecycle.draining) response.setHeader('connection', 'close')
    if (hasTwoHosts(request)) return void response.writeHead(400, { connection: 'close' }).end()
    takeTarget(request)
    const begun = performance.now()
    if (fastPath?.(request, response)) return observeFast(options, request.url ?? '', response.statusCode, begun)
    // Browsers set their clocks by it (src/app/clock.ts).
    response.setHeader('Date', httpDate())
    handler(request, response)
  })
}

/** @param begun of performance.now(): cached pages are asked for by GET alone */
function observeFast({ metrics, log }: HttpServerOptions, url: string, status: number, begun: number): void {
  const ms = performance.now() - begun
  metrics.observe({ method: 'GET', route: FAST_ROUTE, status, seconds: ms / 1000 })
  if (!log.isLevelEnabled('info')) return
  log.info({ method: 'GET', path: pathOf(url), status, ms: Math.round(ms * 100) / 100 }, 'request')
}
