import type { Route } from '../../../schemas/page/route.ts'
import { matchRoute } from './match-route.ts'

/** The route that has an address today, or would lose it to a new route. */
export interface AddressOwner {
  readonly route: Route
  /** It has this very address; else a part of its addresses would lead to the new one. */
  readonly isSame: boolean
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParam = (segment: string) => segment.startsWith(':')

/** An address that both patterns match; undefined where there is none. */
function shared(one: string, other: string): string | undefined {
  const [a, b] = [segmentsOf(one), segmentsOf(other)]
  if (a.length !== b.length) return undefined
  const parts = a.map((part, at) => {
    const second = b[at] ?? ''
    if (isParam(part)) return isParam(second) ? '_' : second
    return isParam(second) || second === part ? part : undefined
  })
  return parts.includes(undefined) ? undefined : `/${parts.join('/')}`
}

/** Whether two patterns match the same addresses: params may be named otherwise. */
function isSamePattern(one: string, other: string): boolean {
  const bare = (path: string) => segmentsOf(path).map((part) => (isParam(part) ? ':' : part))
  return bare(one).join('/') === bare(other).join('/')
}

/**
 * The existing route from which a new address would take requests, decided by the matcher itself: a route that matches an address today and
 * would not any more. Undefined: no route loses anything, and the new one can be reached.
 */
export function addressOwner(routes: readonly Route[], path: string): AddressOwner | undefined {
  const same = routes.find((route) => route.query === undefined && isSamePattern(route.path, path))
  if (same) return { route: same, isSame: true }
  const added: Route = { name: '', path, title: path, open: true }
  const after = [...routes, added]
  for (const route of routes) {
    const address = shared(route.path, path)
    if (address === undefined) continue
    const [was, is] = [matchRoute(routes, address, route.query), matchRoute(after, address, route.query)]
    if (was && is?.route === added) return { route: was.route, isSame: false }
  }
  return undefined
}
