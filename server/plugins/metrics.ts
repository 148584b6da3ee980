import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AdminGuard } from './admin-guard.ts'
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'

/** A request that is over. */
interface SeenRequest {
  readonly method: string
  /** The route's pattern, never the address itself: each label value is a series of its own. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly observe: (seen: SeenRequest) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** @param more what others count */
/** @param ofAll gives those of all workers, where this is one of several */
export function createMetrics(
  pool: Pool,
  more: readonly Metric[] = [],
  ofAll: (register: Registry) => () => Promise<string> = (register) => () => register.metrics(),
): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  for (const metric of more) register.registerMetric(metric)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  poolGauge(register, 'db_pool_connections', 'Connections to the database', () => pool.totalCount)
  poolGauge(register, 'db_pool_idle', 'Connections that nobody uses', () => pool.idleCount)
  poolGauge(register, 'db_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount)
  return {
    observe: (seen) => seriesOf(duration, seen).observe(seen.seconds),
    text: ofAll(register),
    contentType: register.contentType,
  }
}

type Series = Histogram.Internal<'method' | 'route' | 'status'>

const series = new WeakMap<Histogram, Map<string, Series>>()

/** The series of a request's labels, found once: a cached answer has no time for hashing labels. */
function seriesOf(duration: Histogram<'method' | 'route' | 'status'>, { method, route, status }: SeenRequest): Series {
  const known = series.get(duration) ?? new Map<string, Series>()
  series.set(duration, known)
  const key = `${method} ${status} ${route}`
  const found = known.get(key) ?? duration.labels({ method, route, status })
  known.set(key, found)
  return found
}

function poolGauge(register: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) })
  register.registerMetric(gauge)
}

export function metricsRoute(app: FastifyInstance, metrics: Metrics, { adminsOnly }: AdminGuard): void {
  app.get('/metrics', { schema: { hide: true }, onRequest: adminsOnly }, async (_request, reply) => {
    return reply.header('content-type', metrics.contentType).send(await metrics.text())
  })
}
