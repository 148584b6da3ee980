import type { Route } from '../../../schemas/page/route.ts'
import { matchRoute } from '../core/match-route.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** Addresses kept for one table. */
const KEPT = 1000

const knownOf = memoByIdentity((_routes: readonly Route[]) => new Map<string, Route | undefined>())

/** The route of an address, as `matchRoute` finds it. Pages of one shop lead to the same few: each is looked up once for a table. */
export function routeOf(routes: readonly Route[], path: string): Route | undefined {
  const found = knownOf(routes)
  if (found.has(path)) return found.get(path)
  const route = matchRoute(routes, path)?.route
  if (found.size < KEPT) found.set(path, route)
  return route
}
