import type { FastifyInstance } from 'fastify'
import { readSynonyms } from '../finder/search-components.ts'
import { searchShop } from '../finder/search-shop.ts'
import { shownEntries } from '../finder/shown-entries.ts'
import { suggest } from '../finder/suggest.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import type { MallDeps } from './mall-deps.ts'

/** The search of the shop, and what it offers while a guest types. */
export function searchRoutes(app: FastifyInstance, { db, ports: { clock } }: Pick<MallDeps, 'db' | 'ports'>): void {
  contractRoute(app, 'shopSearch', async ({ query }) => {
    const { keyword, kind, pageNumber, pageSize } = query
    const now = clock.now()
    const found = await searchShop(db, keyword, { synonyms: await readSynonyms(db, now), ...(kind && { kind }) })
    const list = await shownEntries(db, found.entries, now, { from: (pageNumber - 1) * pageSize, count: pageSize })
    return { list, ...(found.corrected && { corrected: found.corrected }), isPartial: found.isPartial }
  })
  contractRoute(app, 'searchSuggest', async ({ query }) => {
    const now = clock.now()
    return { list: await suggest(db, query.keyword, await readSynonyms(db, now), now) }
  })
}
