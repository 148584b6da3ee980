import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../db/open-database.ts'
import { firstViewer } from '../../../src/studio/document/index.ts'
import type { PageStore } from '../../pages/page-store.ts'
import { servedItem } from '../items/served-item.ts'
import type { CheckContext } from '../judging/check-context.ts'
import { refuseStudio } from '../studio-refusal.ts'
import type { StudioRouting } from '../role-guard.ts'
import { studioRoute } from '../studio-route.ts'
import type { RenderLimits } from '../../ssr/render-limits.ts'
import type { Canvas } from './create-canvas.ts'
import { draftOf, draftRoute } from './draft-of.ts'
import { sampleAddresses, shownFirst } from './sample-addresses.ts'
import { unlessBusy } from './unless-busy.ts'

export interface CanvasCallDeps {
  readonly db: Orm
  readonly store: Pick<PageStore, 'sources' | 'refresh'>
  readonly checkContext: () => CheckContext
  readonly canvas: Canvas
  /** Drafts are made among the pages of shoppers: of these and of those together only so many at once. */
  readonly renders: RenderLimits
  /** Addresses of things that are on sale, as the sitemap has them. */
  readonly things: () => Promise<readonly string[]>
  readonly pageAt: (address: string) => string | undefined
  /** Where shoppers find the shop; '' when that is not known. */
  readonly publicUrl: string
  /** Epoch ms of the machine. */
  readonly now: () => number
}

/** Drafts as the shop shows them, in the studio. */
export function canvasCalls(app: FastifyInstance, routing: StudioRouting, deps: CanvasCallDeps): void {
  const { db, store, checkContext, canvas, renders, things, pageAt } = deps
  studioRoute(
    app,
    routing,
    'canvasPage',
    async ({ body: { kind, name, text, address, as }, by }) => {
      const look = async () => {
        const draft = { kind, name, text, ...(await draftRoute(db, { kind, name })) }
        return unlessBusy(() => renders.run(by.operator.id, () => canvas.page({ draft, address, as })))
      }
      const made = await look()
      if (made === 'busy') return refuseStudio('too-many-requests')
      if (made !== 'no-such-address') return made
      // A page that was published this moment has left its draft, and this instance has not heard of its address yet.
      await store.refresh()
      const again = await look()
      if (again === 'busy') return refuseStudio('too-many-requests')
      return again === 'no-such-address' ? refuseStudio(again, address) : again
    },
    { hasDocument: true },
  )
  studioRoute(app, routing, 'sampleAddresses', async ({ params, by }) => {
    const draft = await draftOf(db, store, params)
    if (!draft) return refuseStudio('no-such-item')
    const { route, text } = draft
    const found = sampleAddresses(params, { checkContext: checkContext(), text, route, things: await things(), pageAt })
    const shows = (address: string) =>
      unlessBusy(() => renders.run(by.operator.id, () => canvas.shows({ draft, address, as: firstViewer(params) })))
    return { addresses: await shownFirst(found, shows) }
  })
  studioRoute(app, routing, 'livePage', async ({ query: { address } }) => {
    const name = pageAt(address)
    if (name === undefined) return refuseStudio('no-such-address', address)
    // Screens of modules have blocks only where a page file fills their slots.
    return servedItem(store.sources(), { kind: 'page', name }) ? { name } : refuseStudio('no-such-item')
  })
}
