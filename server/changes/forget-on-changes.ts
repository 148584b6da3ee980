import type { ShopPart } from '../app.ts'
import { forgetCatalogue } from '../catalogue/cached-reads.ts'
import type { Orm } from '../db/open-database.ts'
import type { PageStore } from '../pages/page-store.ts'
import type { MovableClock } from '../ports/clock.ts'
import type { Changes } from './changes.ts'

interface Memories {
  readonly db: Orm
  readonly clock: Pick<MovableClock, 'refresh'> | undefined
  readonly pages: Pick<PageStore, 'on' | 'refresh'> | undefined
  readonly shop: Pick<ShopPart, 'forget' | 'stockChanged'> | undefined
  readonly onError: (error: unknown) => void
}

/** What this process keeps in memory goes when another one changed what it was made of; what it publishes itself is told. */
export function forgetOnChanges(changes: Changes, { db, clock, pages, shop, onError }: Memories): void {
  changes.on('stock', () => shop?.stockChanged?.())
  changes.on('clock', () => void clock?.refresh().catch(onError))
  changes.on('pages', () => void pages?.refresh().catch(onError))
  changes.on('content', () => {
    void clock?.refresh().catch(onError)
    forgetCatalogue(db)
    shop?.forget?.()
  })
  pages?.on('changed', () => {
    // A component that was published serves instead of what was read of it.
    forgetCatalogue(db)
    changes.tell('pages')
  })
}
