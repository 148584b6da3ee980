import type { QueryValues } from '../../kit/action.ts'
import { getOwn } from '../core/get-own.ts'
import type { PageStore } from './page-store.ts'

type Query = Readonly<Record<string, string>>
type Change = readonly [key: string, value: string | null | undefined]

/** Changes what the page knows of its address; gives what became another. */
export function changeQuery(store: PageStore, values: QueryValues): readonly Change[] {
  const before = store.scope('query') as Query
  const changes = Object.entries(values).filter(([key, value]) => getOwn(before, key) !== (value || undefined))
  if (changes.length === 0) return changes
  const query = { ...before }
  for (const [key, value] of changes) {
    if (value) query[key] = value
    else delete query[key]
  }
  store.change(
    { context: { ...store.plan.context, query } },
    changes.map(([key]) => `query.${key}`),
  )
  return changes
}

/** The address of the page with these changes of its query. */
export function addressWith(changes: readonly Change[]): string {
  const url = new URL(location.href)
  for (const [key, value] of changes) {
    if (value) url.searchParams.set(key, value)
    else url.searchParams.delete(key)
  }
  return url.href
}
