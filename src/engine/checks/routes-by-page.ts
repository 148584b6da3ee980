import type { Route } from '../../../schemas/page/route.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

const byPage = memoByIdentity((routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> => {
  const found = new Map<string, Route[]>()
  for (const route of routes) {
    const page = route.page ?? route.name
    const others = found.get(page)
    if (others) others.push(route)
    else found.set(page, [route])
  }
  return found
})

/** The routes of a page, in the table's order. A table is sorted once: a check of all pages asks for each of them. */
export const routesOfPage = (pageName: string, routes: readonly Route[]): readonly Route[] =>
  byPage(routes).get(pageName) ?? []
