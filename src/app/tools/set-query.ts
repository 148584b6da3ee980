import { own } from '../../page/core/own.ts'
import type { PageStore } from '../../page/react/page-store.ts'
import { historyAtRest, isOverlayStep } from '../../ui/sheet/use-back-to-close.ts'
import { replaceAddress } from '../navigation/replace-address.ts'
import { shell } from '../shell.ts'

type Query = Readonly<Record<string, string>>

/** Changes what the page knows of its address at once, and the address as soon as the page's own step of the history is the present one. */
export function setQuery(store: PageStore, key: string, value: string | undefined): void {
  const query = store.scope('query') as Query
  if (own(query, key) === (value || undefined)) return
  const { [key]: _before, ...rest } = query
  const context = { ...store.plan.context, query: value ? { ...rest, [key]: value } : rest }
  store.change({ context }, [`query.${key}`])
  void atRest().then(() => shell.entry()?.store === store && replaceParam(key, value))
}

/** Something that is open over the page has a step of its own, which goes when it is closed. */
async function atRest(): Promise<void> {
  if (isOverlayStep()) await new Promise((closed) => addEventListener('popstate', closed, { once: true }))
  await historyAtRest()
}

function replaceParam(key: string, value: string | undefined): void {
  const url = new URL(location.href)
  if (value) url.searchParams.set(key, value)
  else url.searchParams.delete(key)
  replaceAddress(url)
}
