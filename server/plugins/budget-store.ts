import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Budgets } from '../cluster/shared-budgets.ts'

/** A store of the library of limits that counts in budgets; a limit of a single call has one of its own. */
export const budgetStore = (budgets: Budgets): FastifyRateLimitStoreCtor => storeOf(budgets, 'calls')

const storeOf = (budgets: Budgets, space: string) =>
  class implements FastifyRateLimitStore {
    incr(...[key, tell, window, most]: Parameters<FastifyRateLimitStore['incr']>): void {
      tell(null, budgets.use(`${space} ${key}`, window, most))
    }

    child(options: object): FastifyRateLimitStore {
      return new (storeOf(budgets, routeOf(options) ?? space))()
    }
  }

/** The library gives the route beside its limits, without a type. */
const routeOf = (options: object): string | undefined =>
  'routeInfo' in options ? (options.routeInfo as { readonly url?: string }).url : undefined
