import type { Route } from '../../../schemas/page/route.ts'
import { parse as parseTolerant } from 'jsonc-parser'
import { isMap, parsed } from '../../kit/json.ts'
import { listOf } from './pointer.ts'

/** The routes of a table that somebody may be writing. */
export interface ReadableRoutes {
  /** Those that are well-formed, of a table that is no JSON those that can still be read. */
  readonly routes: readonly Route[]
  /** Some of them may be lacking. */
  readonly routesInDoubt: boolean
}

/** What can be known of the routes of a table's text, however broken it is: saying what is wrong is the check's part. */
export function readableRoutes(text: string): ReadableRoutes {
  const table = parsed(text)
  const value: unknown = table === undefined ? parseTolerant(text) : table
  const listed: readonly unknown[] = isMap(value) ? listOf(value.routes) : []
  const routes = listed.filter(isRoute)
  return { routes, routesInDoubt: table === undefined || routes.length < listed.length }
}

/** Whether a value has what a route needs. */
export function isRoute(value: unknown): value is Route {
  return (
    isMap(value) &&
    typeof value.name === 'string' &&
    typeof value.path === 'string' &&
    typeof value.title === 'string' &&
    typeof value.open === 'boolean'
  )
}
