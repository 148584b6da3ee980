import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from './lifecycle.ts'

/** ms after which connections that still talk are cut. */
const DEADLINE = 10_000
/** How often idle connections are closed: each becomes idle at a moment of its own. */
const SWEEP = 100

interface ShutdownOptions {
  readonly app: FastifyInstance
  readonly lifecycle: Lifecycle
  readonly deadline?: number
}

/**
 * Lets requests that run end, and takes no new ones: /readyz says so on connections that are open still, answers carry
 * `Connection: close`, and idle connections are closed again and again (Node's own close waits a keep-alive of 72 s).
 */
export async function drain({ app, lifecycle, deadline = DEADLINE }: ShutdownOptions): Promise<void> {
  lifecycle.draining = true
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP)
  const cut = setTimeout(() => app.server.closeAllConnections(), deadline)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
