import type { Route } from '../../../schemas/page/route.ts'

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

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, at) => isParam(part) || part === segments[at])
}

/** Negative when `a` is the closer match: at the first difference it has the fixed segment. */
function byCloseness(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => isParam(part) !== isParam(b[index]!))
  return at < 0 ? 0 : isParam(a[at]!) ? 1 : -1
}

/**
 * The route of an address below the shop's prefix (`/goods/12`, query and closing slash allowed) and its decoded params.
 * A fixed segment wins over a param, else the earlier route; undefined when no route fits.
 */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | undefined {
  const segments = decoded(path)
  if (!segments) return undefined
  const [best] = routes
    .map((route) => ({ route, pattern: segmentsOf(route.path) }))
    .filter(({ pattern }) => fits(pattern, segments))
    .toSorted((a, b) => byCloseness(a.pattern, b.pattern))
  if (!best) return undefined
  const params = best.pattern.flatMap((part, at) => (isParam(part) ? [[part.slice(1), segments[at]!] as const] : []))
  return { route: best.route, params: Object.fromEntries(params) }
}
