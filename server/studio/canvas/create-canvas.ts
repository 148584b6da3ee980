import type { CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import type { PreparedPage, ShopPages } from '../../../src/app/document/shop-request.ts'
import type { CanvasParts, Look } from './canvas-parts.ts'
import { canvasDocument, type CanvasDocument, type DocumentKind } from './canvas-document.ts'
import { type FirstView, firstViewOf } from './first-view.ts'
import { draftPages } from './draft-pages.ts'
import { pagesWith } from './pages-with.ts'
import { inArms, previewRequest, timeAs } from './preview-request.ts'

/** Why there is nothing to see. */
export type NoLook = 'no-such-address' | 'refused'

/** Shows drafts by the shop's own doors. */
export interface Canvas {
  /** For the frame that is there: the page as the app takes it, and what the studio says of it. */
  readonly page: (look: Look) => Promise<CanvasPageReply | 'no-such-address'>
  /** A document of its own; `refused`: the draft has errors. */
  readonly document: (look: Look, kind: DocumentKind) => Promise<CanvasDocument | NoLook>
  /** What a phone gets before anything is touched, for measuring it. */
  readonly firstView: (look: Look) => Promise<FirstView | NoLook>
}

interface Made {
  readonly problems: readonly ToldProblem[]
  /** Absent where errors forbid to show it. */
  readonly shown?: { readonly prepared: PreparedPage; readonly pages: ShopPages }
}

/** A block of a draft that fails is no failure of the shop. */
const ignore = () => undefined

/** Pages of drafts are made for one look: nothing of them is kept. */
export function createCanvas(parts: CanvasParts): Canvas {
  const { shop, assets, deps, settings, serving, world, machine } = parts

  async function make({ draft, others, address, as }: Look): Promise<Made | 'no-such-address'> {
    const around = { check: shop.check, serving, world: world() }
    const { pages, problems } = others ? pagesWith(others, around) : draftPages(draft, around)
    if (!pages) return { problems }
    const request = previewRequest(address, as)
    const match = request && shop.page.match(request, pages)
    if (!match || match.status === 404 || (draft.kind === 'page' && match.name !== draft.name)) return 'no-such-address'
    const asked = { ...deps, ...timeAs(as, deps, machine), pages, report: ignore }
    return { problems, shown: { prepared: await shop.page.prepare(inArms(match, as.arms), asked), pages } }
  }

  return {
    async page(look) {
      const made = await make(look)
      if (made === 'no-such-address') return made
      const problems = [...made.problems]
      const origins = shop.draft.origins(look.draft.text, world().parts)
      if (!made.shown) return { problems, origins, blocks: {} }
      const { prepared, pages } = made.shown
      const { redirect } = prepared
      return {
        ...{ problems, origins, blocks: hiddenBlocks(shop, prepared, pages) },
        ...(redirect !== undefined && { redirect }),
        page: JSON.parse(shop.page.data(prepared, assets)) as Record<string, unknown>,
      }
    },
    async document(look, kind) {
      const made = await make(look)
      if (made === 'no-such-address') return made
      if (!made.shown) return 'refused'
      const { prepared, pages } = made.shown
      return canvasDocument({ shop, assets, settings, look, kind, prepared, theme: pages.theme(prepared.match.theme) })
    },
    async firstView(look) {
      const made = await make(look)
      if (made === 'no-such-address') return made
      if (!made.shown) return 'refused'
      const { prepared, pages } = made.shown
      const theme = pages.theme(prepared.match.theme)
      const kind = { kind: 'preview', note: '' } as const
      const { html } = canvasDocument({ shop, assets, settings, look, kind, prepared, theme })
      return { html, ...firstViewOf(prepared, assets), origins: shop.draft.origins(look.draft.text, world().parts) }
    },
  }
}

function hiddenBlocks(
  shop: CanvasParts['shop'],
  { match, payload }: PreparedPage,
  pages: ShopPages,
): CanvasPageReply['blocks'] {
  const found = pages.page(match.name)
  if (!found) return {}
  const { now } = payload.plan.context
  const hidden = shop.draft.hidden(found.page, { ...match.context, now })
  return Object.fromEntries(Object.entries(hidden).map(([id, by]) => [id, { hidden: by }]))
}
