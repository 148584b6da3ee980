import type { PreviewAs } from '../../../schemas/studio/canvas.ts'
import type { BuiltShop } from '../../../src/app/entry-server.tsx'
import type { PageDeps } from '../../../src/engine/server/page-request.ts'
import type { PageStore } from '../../pages/page-store.ts'
import type { Assets } from '../../ssr/assets.ts'
import type { ShopSettings } from '../../ssr/serve-shop.ts'
import type { Change, CheckContext } from '../judging/check-context.ts'
import type { PlacesOf } from './all-places.ts'
import type { Draft } from './draft-pages.ts'

/** A draft at an address, as somebody. */
export interface Look {
  readonly draft: Draft
  /** Of a release: all that it changes, the draft too; the draft is only what is looked at then. */
  readonly others?: readonly Change[]
  /** Of the shop, without the prefix: /goods/650101 */
  readonly address: string
  readonly as: PreviewAs
}

/** How the shop shows pages. */
export interface CanvasParts {
  readonly shop: Pick<BuiltShop, 'check' | 'page' | 'draft'>
  readonly assets: Assets
  readonly deps: PageDeps
  readonly settings: ShopSettings
  readonly serving: Pick<PageStore, 'page' | 'routes' | 'theme'>
  readonly checkContext: () => CheckContext
  /** The context of a draft's text: with parts that only drafts have. */
  readonly worldOf: (text: string) => Promise<CheckContext>
  readonly placesOf: PlacesOf
  /** Epoch ms of the machine. */
  readonly machine: () => number
}
