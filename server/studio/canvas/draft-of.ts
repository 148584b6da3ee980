import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import type { PageStore } from '../../pages/page-store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { servedItem } from '../items/served-item.ts'
import type { Draft } from './draft-pages.ts'

/**
 * The draft of an item; where there is none, what serves. What was published this moment has left its draft, and this instance may not have
 * heard of it yet: the store is asked once more. Undefined: there is no such item.
 */
export async function draftOf(
  db: Queries,
  store: Pick<PageStore, 'sources' | 'refresh'>,
  item: ItemId,
): Promise<Draft | undefined> {
  const found = await readNow(db, store, item)
  if (found) return found
  await store.refresh()
  return readNow(db, store, item)
}

async function readNow(db: Queries, store: Pick<PageStore, 'sources'>, item: ItemId): Promise<Draft | undefined> {
  const row = await readDraft(db, item)
  if (row) return { ...item, text: row.text, ...routeOf(row.route) }
  const served = servedItem(store.sources(), item)
  return served && { ...item, text: served.text }
}

/** The address of a new page, which no table has yet. */
export async function draftRoute(db: Queries, item: ItemId): Promise<{ readonly route?: Route }> {
  const row = item.kind === 'page' ? await readDraft(db, item) : undefined
  return routeOf(row?.route)
}

const routeOf = (route: unknown): { readonly route?: Route } =>
  typeof route === 'object' && route !== null ? { route: route as Route } : {}
