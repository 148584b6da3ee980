import type { QueryValues } from '../../kit/action.ts'
import { getOwn } from '../../engine/core/get-own.ts'
import type { PageStore } from '../../engine/react/page-store.ts'
import type { App } from '../app.ts'

type Query = Readonly<Record<string, string>>
type Change = readonly [key: string, value: string | null | undefined]
type Parts = Pick<App, 'entry' | 'history' | 'overlaySteps'>

/** Changes what the page knows of its address at once, and the address as soon as the page's own step of the history is the present one. */
export function setQuery(store: PageStore, values: QueryValues, { entry, history, overlaySteps }: Parts): void {
  const before = store.scope('query') as Query
  const changes = Object.entries(values).filter(([key, value]) => getOwn(before, key) !== (value || undefined))
  if (changes.length === 0) return
  const query = { ...before }
  for (const [key, value] of changes) {
    if (value) query[key] = value
    else delete query[key]
  }
  store.change(
    { context: { ...store.plan.context, query } },
    changes.map(([key]) => `query.${key}`),
  )
  void overlaySteps.pageAtRest().then(() => {
    if (entry()?.store === store) history.changeAddress(addressWith(changes))
  })
}

function addressWith(changes: readonly Change[]): string {
  const url = new URL(location.href)
  for (const [key, value] of changes) {
    if (value) url.searchParams.set(key, value)
    else url.searchParams.delete(key)
  }
  return url.href
}
