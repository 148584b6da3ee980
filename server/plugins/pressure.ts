import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/**
 * Measures how far the process lags behind, once for all: `app.isUnderPressure()`. Refused is only what costs something: calls
 * (api-guards.ts), and pages that are not in memory (ssr/render-limits.ts).
 * @param longestLag ms that the event loop may lag
 */
export async function watchPressure(app: FastifyInstance, longestLag: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    sampleInterval: 500,
    pressureHandler: () => undefined,
  })
}
