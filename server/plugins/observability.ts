import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isInProcess } from '../http/in-process.ts'
import type { Metrics } from './metrics.ts'

const ID = /^[A-Za-z0-9_-]{8,64}$/

/** The id that a proxy gave, when it can stand in a log; else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

/** The address without its query, which may hold tokens and phone numbers. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** One log line and one measurement for each request, and its id on the answer. */
export function observability(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.observe({ method, route: request.routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 })
    const level = isInProcess(request.raw) ? 'debug' : 'info'
    request.log[level]({ method, path: pathOf(request.url), status, ms: Math.round(elapsedTime * 10) / 10 }, 'request')
  })
}
