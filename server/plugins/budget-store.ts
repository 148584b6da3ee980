import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Budgets } from '../cluster/shared-budgets.ts'

/** A store of the library of limits that counts in budgets; a limit of a single call has one of its own. */
export const budgetStore = (budgets: Budgets): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    readonly incr = storeOf(budgets, 'calls').incr
    readonly child = storeOf(budgets, 'calls').child
  }

const storeOf = (budgets: Budgets, space: string): FastifyRateLimitStore => ({
  incr: (key, tell, window, most) => tell(null, budgets.use(`${space} ${key}`, window, most)),
  child: (options) => storeOf(budgets, routeOf(options) ?? space),
})

/** The library gives the route beside its limits, without a type. */
const routeOf = (options: object): string | undefined =>
  'routeInfo' in options ? (options.routeInfo as { readonly url?: string }).url : undefined
