import type { Route } from '../../../schemas/page/route.ts'

/** A route as an address: its path, and the query that it requires. */
export function routeAddress({ path, query }: Pick<Route, 'path' | 'query'>): string {
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}
