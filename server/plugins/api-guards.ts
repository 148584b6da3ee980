import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInProcess } from '../http/in-process.ts'
import { type Budgets, createBudgets } from '../cluster/shared-budgets.ts'
import { budgetStore } from './budget-store.ts'
import { callerOf } from './caller.ts'
import { packedAnswers } from './packed-answers.ts'
import { sendProblem } from './problems.ts'
import { viewerOf } from './viewer.ts'

export interface ApiLimits {
  /** Calls that a member, or a device at an address, may make in a minute: a shopper's page makes about ten. */
  readonly callsPerMinute: number
  /** Whether the process lags so far behind that new calls are turned away: those that run then have a chance to end. */
  readonly isOverrun: () => boolean
  /** Whether an address is a shop's whose backend this is: the calls of its pages are for all of its shoppers, and counted for none. */
  readonly isShop: (address: string) => boolean
  /** Where calls are counted. */
  readonly budgets: Budgets
}

/** Devices whose budgets one address may use up: phones of a hotel, or of a mobile network, share one; and a device may be made up. */
const DEVICES_PER_ADDRESS = 10

const MINUTE = 60_000

const usual: Omit<ApiLimits, 'budgets'> = {
  callsPerMinute: 600,
  isOverrun: () => false,
  isShop: () => false,
}

/** What stands before the mall's calls: limits for members, devices and addresses, a refusal when the process is overrun, and compression. */
export async function apiGuards(app: FastifyInstance, limits: Partial<ApiLimits> = {}): Promise<void> {
  const { callsPerMinute, isOverrun, isShop } = { ...usual, ...limits }
  // A server that is told of none counts for itself alone.
  const budgets = limits.budgets ?? createBudgets(Date.now)
  const isUncounted = (request: FastifyRequest) => isInProcess(request.raw) || isShop(request.ip)
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: budgetOf,
    allowList: isUncounted,
    store: budgetStore(budgets),
  })
  const addressBudget = app.createRateLimit({
    max: callsPerMinute * DEVICES_PER_ADDRESS,
    timeWindow: MINUTE,
    keyGenerator: (request) => `all of ${callerOf(request).address}`,
  })
  app.addHook('onRequest', async (request, reply) => {
    // Calls of a page that is being made are let through: refused, they would leave holes in it, and its browser would ask once more.
    if (isOverrun() && !isInProcess(request.raw))
      return sendProblem(request, reply.header('retry-after', '10'), 'under-maintenance')
  })
  // After the routes' own onRequest, which found out who calls.
  app.addHook('preParsing', async (request, reply) => {
    if (isUncounted(request) || viewerOf(request)) return
    const spent = await addressBudget(request)
    if (spent.isAllowed || !spent.isExceeded) return
    await sendProblem(request, reply.header('retry-after', String(spent.ttlInSeconds)), 'too-many-requests')
  })
  await packedAnswers(app)
}

/** A member has a budget of its own, wherever it is; others share that of their device at their address. */
function budgetOf(request: FastifyRequest): string {
  const viewer = viewerOf(request)
  if (viewer) return `member ${viewer.memberId}`
  const { address, device } = callerOf(request)
  return device === undefined ? address : `${address} ${device}`
}
