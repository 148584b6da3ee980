import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isInProcess } from '../in-process.ts'
import { sendProblem } from './problems.ts'

export interface ApiLimits {
  /** Calls that one address may make in a minute: a shopper's page makes about ten, and many shoppers share an address. */
  readonly callsPerMinute: number
  /** ms that the event loop may lag before new calls are turned away: those that run then have a chance to end. */
  readonly longestLag: number
  /** Whether an address is a shop's whose backend this is: the calls of its pages are for all of its shoppers, and counted for none. */
  readonly isShop: (address: string) => boolean
}

const usual: ApiLimits = { callsPerMinute: 600, longestLag: 2_000, isShop: () => false }

/** What stands before the mall's calls: a limit for each address, a refusal when the process is overrun, and compression. */
export async function apiGuards(app: FastifyInstance, limits: Partial<ApiLimits> = {}): Promise<void> {
  const { callsPerMinute, longestLag, isShop } = { ...usual, ...limits }
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => isInProcess(request.raw) || isShop(request.ip),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    sampleInterval: 500,
    // Calls of a page that is being made are let through: refused, they would leave holes in it, and its browser would ask once more.
    pressureHandler(request, reply) {
      if (!isInProcess(request.raw)) void sendProblem(request, reply.header('retry-after', '10'), 'under-maintenance')
    },
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
}
