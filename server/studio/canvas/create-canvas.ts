import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type {
  PageMatch,
  PreparedPage,
  PageDeps,
  PageFiles,
  PageRequest,
} from '../../../src/engine/server/page-request.ts'
import { fileOf } from '../../pages/published.ts'
import { minuteOf } from '../../../src/domain/schedule.ts'
import type { CheckContext } from '../judging/check-context.ts'
import type { CanvasParts, Look } from './canvas-parts.ts'
import { canvasDocument, type CanvasDocument, type DocumentKind } from './canvas-document.ts'
import { withAllPlaces } from './all-places.ts'
import { withComponentTexts } from './component-calls.ts'
import { type FirstView, firstViewOf } from './first-view.ts'
import { draftPages } from './draft-pages.ts'
import { pagesWith } from './pages-with.ts'
import { hasBlocksOf } from './has-blocks-of.ts'
import { inArms, previewRequest, timeAs } from './preview-request.ts'

/** Why there is nothing to see. */
export type NoLook = 'no-such-address' | 'refused'

/** What is looked at, a page that may still bring it, a page without it, or not even what the page is about. */
export type Shows = 'it' | 'maybe' | 'page' | 'nothing'

/** Shows drafts by the shop's own doors. */
export interface Canvas {
  /** For the frame that is there: the page as the app takes it, and what the studio says of it. */
  readonly page: (look: Look) => Promise<CanvasPageReply | 'no-such-address'>
  /** A document of its own; `refused`: the draft has errors. */
  readonly document: (look: Look, kind: DocumentKind) => Promise<CanvasDocument | NoLook>
  /** What a phone gets before anything is touched, for measuring it. */
  readonly firstView: (look: Look) => Promise<FirstView | NoLook>
  /** What there is at an address; `it` also where errors forbid to make the page. */
  readonly shows: (look: Look) => Promise<Shows>
}

interface Made {
  readonly problems: readonly ProblemView[]
  readonly parts: CheckContext['parts']
  /** Absent where errors forbid to show it. */
  readonly shown?: { readonly prepared: PreparedPage; readonly pages: PageFiles }
  /** Whether the page asked for the page component that is edited. */
  readonly isAsked?: boolean
}

/**
 * How the page asks: a component that is edited answers with its draft, and at another time than now all of them with what they show then.
 * Nothing of that is kept for shoppers.
 */
function ownCalls(
  { deps, checkContext }: CanvasParts,
  { draft, as }: Look,
  now: string,
  onAsked: () => void,
): Pick<PageDeps, 'call' | 'replies'> {
  const { call, replies } = deps
  const isDraft = (code: string) => draft.kind === 'component' && draft.name === code
  const published = (name: string) =>
    as.now === undefined ? undefined : checkContext().texts.get(fileOf({ kind: 'component', name }))?.text
  if (draft.kind !== 'component' && as.now === undefined) return { call, replies }
  const textOf = (code: string) => {
    if (!isDraft(code)) return published(code)
    onAsked()
    return draft.text
  }
  return { call: withComponentTexts(call, { textOf, minute: minuteOf(now) }), replies: undefined }
}

/** A block of a draft that fails is no failure of the shop. */
const ignore = () => undefined

/** Pages of drafts are made for one look: nothing of them is kept. A draft is checked, made and described in turns, between which others have theirs. */
export function createCanvas(parts: CanvasParts): Canvas {
  const { shop, assets, deps, settings, serving, worldOf, placesOf, machine } = parts

  async function make({ draft, others, address, as }: Look, isCanvas = false): Promise<Made | 'no-such-address'> {
    const around = { check: shop.check, serving, checkContext: await worldOf(draft.text) }
    const { pages: drafted, problems } = others ? pagesWith(others, around) : draftPages(draft, around)
    const { parts: known } = around.checkContext
    if (!drafted) return { problems, parts: known }
    await nextTurn()
    const pages = isCanvas ? withAllPlaces(drafted, placesOf) : drafted
    const request = previewRequest(address, as)
    const match = request && shop.page.match(request, pages)
    if (!match || isNowhere(match, request) || (draft.kind === 'page' && match.name !== draft.name))
      return 'no-such-address'
    const time = timeAs(as, deps, machine)
    let isAsked = false
    const onAsked = () => {
      isAsked = true
    }
    const calls = ownCalls(parts, { draft, address, as }, time.now(), onAsked)
    const prepared = await shop.page.prepare(inArms(match, as.arms), {
      ...deps,
      ...time,
      ...calls,
      pages,
      report: ignore,
    })
    return { problems, parts: known, shown: { prepared, pages }, isAsked }
  }

  return {
    async page(look) {
      const made = await make(look, true)
      if (made === 'no-such-address') return made
      await nextTurn()
      return replyOf(parts, look, made)
    },
    async document(look, kind) {
      const made = await make(look, kind.kind === 'canvas')
      if (made === 'no-such-address') return made
      if (!made.shown) return 'refused'
      const { prepared } = made.shown
      return canvasDocument({ shop, assets, settings, look, kind, prepared })
    },
    async firstView(look) {
      const made = await make(look)
      if (made === 'no-such-address') return made
      if (!made.shown) return 'refused'
      const { prepared } = made.shown
      const kind = { kind: 'preview', note: '' } as const
      const { html } = canvasDocument({ shop, assets, settings, look, kind, prepared })
      return { html, ...firstViewOf(prepared, assets), origins: shop.draft.origins(look.draft.text, made.parts) }
    },
    async shows(look) {
      const made = await make(look)
      return made === 'no-such-address' ? 'nothing' : whatShows(shop, look, made)
    },
  }
}

/** What is said of an address that leads nowhere is a page with an address of its own. */
const isNowhere = ({ status, route }: PageMatch, { path }: PageRequest) => status === 404 && path !== route.path

function replyOf({ shop, assets }: CanvasParts, look: Look, made: Made): CanvasPageReply {
  const { draft } = look
  const problems = [...made.problems]
  const origins = shop.draft.origins(draft.text, made.parts)
  if (!made.shown) return { problems, origins, blocks: {} }
  const { prepared, pages } = made.shown
  const { redirect } = prepared
  return {
    ...{ problems, origins, blocks: hiddenBlocks(shop, prepared, pages) },
    ...(redirect !== undefined && { redirect }),
    ...(draft.kind === 'part' && whatShows(shop, look, made) === 'page' && { isWithout: true }),
    page: JSON.parse(shop.page.data(prepared, assets)) as Record<string, unknown>,
  }
}

function whatShows(shop: CanvasParts['shop'], look: Look, { shown, isAsked, parts }: Made): Shows {
  if (!shown) return 'it'
  if (!isThere(shop, look, shown)) return 'nothing'
  if (look.draft.kind === 'component') return isAsked ? 'it' : 'page'
  const { prepared } = shown
  return ({ yes: 'it', maybe: 'maybe', no: 'page' } as const)[hasBlocksOf(look.draft, { ...shop, prepared, parts })]
}

/** Whether what the page is about is there: it may say so itself, or lead to the page that says it of all addresses. */
function isThere(
  { page }: CanvasParts['shop'],
  { as }: Look,
  { prepared, pages }: NonNullable<Made['shown']>,
): boolean {
  const { status, match, redirect } = prepared
  const led = redirect === undefined ? undefined : previewRequest(redirect, as)
  if (led && page.match(led, pages)?.status === 404) return false
  return status !== 404 || match.status === 404
}

function hiddenBlocks(
  shop: CanvasParts['shop'],
  { match, payload }: PreparedPage,
  pages: PageFiles,
): CanvasPageReply['blocks'] {
  const found = pages.page(match.name)
  if (!found) return {}
  const { now } = payload.plan.context
  const hidden = shop.draft.hidden(found.page, { ...match.context, now })
  return Object.fromEntries(Object.entries(hidden).map(([id, by]) => [id, { hidden: by }]))
}
