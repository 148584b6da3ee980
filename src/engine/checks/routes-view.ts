import type { Finding } from '../../kit/problem.ts'
import { routeTableSchema } from '../../../schemas/page/route.ts'
import type { Catalogues } from './catalogues.ts'
import { checkValue } from './check-value.ts'
import { toFinding } from './mistake.ts'
import { at, isMap, listOf, type Json } from './pointer.ts'
import { asSchema } from './schema.ts'

export interface RouteView {
  readonly pointer: string
  readonly route: Json
  readonly name?: string
  readonly path?: string
}

/** A route table as rules look at it; entries without the form of a route are left out. */
export interface RoutesView {
  readonly routes: readonly RouteView[]
  readonly pageNames: readonly string[]
  readonly screens: Catalogues['screens']
  /** What does not have the form of the table. */
  readonly shape: readonly Finding[]
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Looks through a route table once for all rules. */
export function createRoutesView(
  raw: unknown,
  pageNames: readonly string[],
  screens: Catalogues['screens'],
): RoutesView {
  const noun = { zh: '字段', en: 'field' }
  const mistakes = checkValue(raw, asSchema(routeTableSchema), { noun, base: '' })
  const routes = listOf(isMap(raw) ? raw.routes : undefined).flatMap((route, index) =>
    isMap(route) ? [{ pointer: at('/routes', index), route, name: text(route.name), path: text(route.path) }] : [],
  )
  return { routes, pageNames, screens, shape: mistakes.map(toFinding) }
}
