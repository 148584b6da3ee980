import type { Logger } from 'pino'
import type { ShopPart } from '../app.ts'
import { forgetCatalogue } from '../catalogue/kept-reads.ts'
import type { Orm } from '../db/open-database.ts'
import type { PageStore } from '../pages/page-store.ts'
import type { MovableClock } from '../ports/clock.ts'
import type { Changes } from './changes.ts'

interface Memories {
  readonly db: Orm
  readonly clock: Pick<MovableClock, 'refresh'> | undefined
  readonly pages: Pick<PageStore, 'on' | 'refresh'> | undefined
  readonly shop: Pick<ShopPart, 'forget' | 'stockChanged'> | undefined
  readonly log: Logger
}

/** What this process keeps in memory goes when another one changed what it was made of; what it publishes itself is told. */
export function forgetOnChanges(changes: Changes, { db, clock, pages, shop, log }: Memories): void {
  const orSay = (work: Promise<unknown> | undefined) =>
    work?.catch((error: unknown) => log.warn({ err: error }, 'what another process changed could not be read'))
  changes.on('stock', () => shop?.stockChanged?.())
  changes.on('clock', () => void orSay(clock?.refresh()))
  changes.on('pages', () => void orSay(pages?.refresh()))
  changes.on('content', () => {
    void orSay(clock?.refresh())
    forgetCatalogue(db)
    shop?.forget?.()
  })
  pages?.on('changed', () => changes.tell('pages'))
}
