import type { Route } from '../../../schemas/page/route.ts'
import { getOwn } from './get-own.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

export interface RouteMatch {
  readonly route: Route
  readonly params: Record<string, string>
}

const isParam = (segment: string) => segment.startsWith(':')
const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** The decoded segments of an address; undefined when its percent signs make no text. */
function decoded(path: string): string[] | undefined {
  try {
    return segmentsOf(path.split(/[?#]/, 1)[0]!).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

type Query = Readonly<Record<string, string>>

const queryOf = (address: string): Query =>
  Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? ''))

const sizeOf = ({ query }: Route) => Object.keys(query ?? {}).length

const hasQuery = ({ query = {} }: Route, given: Query) =>
  Object.entries(query).every(([name, value]) => getOwn(given, name) === value)

/** Of patterns with as many segments as the address. */
function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, at) => isParam(part) || part === segments[at])
}

/** Negative when `a` is the closer match: at the first difference it has the fixed segment. */
function byCloseness(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => isParam(part) !== isParam(b[index]!))
  return at < 0 ? 0 : isParam(a[at]!) ? 1 : -1
}

interface Pattern {
  readonly route: Route
  readonly parts: readonly string[]
}

/** The routes of a table by their number of segments, the closer patterns first, then those that ask for more of the query: made once for each table. */
const patternsOf = memoByIdentity((routes: readonly Route[]): ReadonlyMap<number, readonly Pattern[]> => {
  const groups = new Map<number, Pattern[]>()
  for (const route of routes) {
    const parts = segmentsOf(route.path)
    groups.set(parts.length, [...(groups.get(parts.length) ?? []), { route, parts }])
  }
  for (const [length, group] of groups)
    groups.set(
      length,
      group.toSorted((a, b) => byCloseness(a.parts, b.parts) || sizeOf(b.route) - sizeOf(a.route)),
    )
  return groups
})

/**
 * The route of an address below the shop's prefix (`/goods/12`, query and closing slash allowed) and its decoded params.
 * A fixed segment wins over a param; of equal paths one whose `query` is in the request's, else the earlier route. Undefined when no
 * route fits.
 * @param query the request's; that of the address itself when absent
 */
export function matchRoute(
  routes: readonly Route[],
  path: string,
  query: Query = queryOf(path),
): RouteMatch | undefined {
  const segments = decoded(path)
  if (!segments) return undefined
  const best = patternsOf(routes)
    .get(segments.length)
    ?.find(({ route, parts }) => fits(parts, segments) && hasQuery(route, query))
  if (!best) return undefined
  const params = best.parts.flatMap((part, at) => (isParam(part) ? [[part.slice(1), segments[at]!] as const] : []))
  return { route: best.route, params: Object.fromEntries(params) }
}
