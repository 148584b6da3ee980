import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** ms between two looks at how far the process lags, at least and at most. */
const [SOONEST_LOOK, LATEST_LOOK] = [500, 100_000]

/**
 * Measures how far the process lags behind, once for all: `app.isUnderPressure()`. Refused is only what costs something: calls
 * (api-guards.ts), and pages that are not in memory (ssr/render-limits.ts).
 * @param longestLag ms that the event loop may lag
 */
export async function watchPressure(app: FastifyInstance, longestLag: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    // A look that finds nothing measured since the last one counts as a lag without end: it must mean one of longestLag at least.
    sampleInterval: Math.min(Math.max(SOONEST_LOOK, longestLag), LATEST_LOOK),
    pressureHandler: () => undefined,
  })
}
