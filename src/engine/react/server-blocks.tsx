import { createElement, Suspense, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { noMemory } from '../../kit/no-memory.ts'
import type { BlockState } from '../core/evaluate-block.ts'
import { type CachedState, cachedState } from '../core/cached-state.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'
import { BlockFailure } from './block-fallbacks.tsx'
import { blockInside, type ShownBlock } from './block-inside.tsx'
import { blockPlace } from './block-place.tsx'
import { PageContext } from './page-context.ts'
import type { PageContextValue, ServerSide } from './page-runtime.ts'
import { inSegments } from './segments.ts'
import { isAbsent } from './use-block-state.ts'

/** HTML of blocks, place and all, by their state, whose identity stands for block and props alike. */
export interface BlockHtml {
  /** Of a block that was kept; '' of one that can't be. */
  readonly get: (state: BlockState) => string | undefined
  readonly set: (state: BlockState, html: string) => void
}

/** The blocks of one page that is rendered on the server. */
interface ServerBlocks {
  readonly server: ServerSide
  /** Puts the kept HTML into what React made. */
  readonly finish: (html: string) => string
  /** Keeps what is worth it: to be called once nobody waits for the page any more. */
  readonly keep: () => void
}

const nothing = () => undefined

const stateOf = ({ store }: PageContextValue, block: PlannedBlock): CachedState =>
  cachedState(block, store.firstScope, store.firstSource, store.plan.values)

/** Names of elements that stand for something else until the page is finished: nobody outside knows them, so that no text of a page can be one. */
const secret = crypto.randomUUID().replaceAll('-', '')
const KEPT = `kept${secret}`
const BOUNDARY = `boundary${secret}`
const keptRuns = new RegExp(`<${KEPT} id="(\\d+)"></${KEPT}>`, 'g')

/**
 * How a block's boundary is made. `marked`: with its comments written by hand, as of a boundary whose content is there (measured: half of what
 * the engine takes for a small block is React's own bookkeeping of boundaries). A widget that throws then costs the page, which is to be
 * rendered `safe`.
 */
type Boundaries = 'marked' | 'safe'

const withBoundaries = (html: string) =>
  html.split(`<${BOUNDARY}>`).join('<!--$-->').split(`</${BOUNDARY}>`).join('<!--/$-->')

/**
 * The blocks of a page on the server: the same elements as in the browser, made without components of their own, which a page of many
 * blocks would pay for. Error boundaries do nothing there: a widget that throws gives its Suspense's fallback, and the browser tries it again.
 * @param memory HTML of blocks that were shown before
 */
export function createServerBlocks(boundaries: Boundaries, memory?: BlockHtml): ServerBlocks {
  const runs: string[][] = []
  const again: ShownBlock[] = []
  const server: ServerSide = {
    emitOf: () => nothing,
    memoryOf: () => noMemory,
    boundary: (children) =>
      boundaries === 'marked' ? createElement(BOUNDARY, null, children) : <Suspense>{children}</Suspense>,
    blocks(page, blocks, headingLevel) {
      let run: string[] | undefined
      const nodeOf = (block: PlannedBlock): ReactNode => {
        const { state, isAgain } = stateOf(page, block)
        if (isAbsent(block, state)) return null
        const kept = isAgain ? memory?.get(state) : undefined
        if (kept) {
          const isFirst = run === undefined
          run ??= runs[runs.length] = []
          run.push(kept)
          return isFirst ? createElement(KEPT, { key: block.id, id: runs.length - 1 }) : null
        }
        run = undefined
        const shown = { page, block, headingLevel, state }
        if (isAgain && kept === undefined && isKeepable(shown)) again.push(shown)
        return place(shown, boundaries)
      }
      // One node for each block and each segment, as in the browser: the ids that widgets make are of their place among all.
      const segments = inSegments(blocks)
      return segments.length === 1 ? blocks.map(nodeOf) : segments.map((part) => part.map(nodeOf))
    },
  }
  return {
    server,
    finish(html) {
      const whole = boundaries === 'marked' ? withBoundaries(html) : html
      return runs.length === 0 ? whole : whole.replace(keptRuns, (_all, at) => runs[Number(at)]!.join(''))
    },
    keep() {
      for (const shown of again) memory?.set(shown.state, renderBlockAlone(shown))
    },
  }
}

/** What is in its slots has states of its own, and a module's screen reads more than its props. */
const isKeepable = ({ block, state }: ShownBlock) => state.kind === 'ready' && !block.slots && block.id !== SCREEN_BLOCK

const place = (shown: ShownBlock, boundaries: Boundaries) => blockPlace(shown.block, insideOf(shown, boundaries))

/** A block without behaviour has no boundary: by that the browser knows that there is nothing to hydrate. */
function insideOf(shown: ShownBlock, boundaries: Boundaries): ReactNode {
  if (boundaries === 'safe') return <SafeBlock {...shown} />
  return isStatic(shown) ? blockInside(shown) : createElement(BOUNDARY, null, blockInside(shown))
}

const isStatic = ({ block, state }: ShownBlock) => block.static === true && state.kind === 'ready'

const SafeBlock = (shown: ShownBlock): ReactNode => (
  <Suspense fallback={<CrashedOnServer {...shown} />}>{blockInside(shown)}</Suspense>
)

function CrashedOnServer({ page, block }: ShownBlock): ReactNode {
  page.crashed?.(block)
  return <BlockFailure block={block} />
}

/** Before the ids that React makes: their text depends on where in the page a block stands. */
const ID_PREFIX = 'of-a-kept-block-'
/** Before a block stand pictures that React asks for early: they belong to the head of the page. */
const PLACE = '<div data-block='

/**
 * The HTML of one block, rendered by itself exactly as within its page; '' when it can't stand in for that: the widget throws, or its HTML
 * depends on the page around it.
 */
function renderBlockAlone({ page, ...shown }: ShownBlock): string {
  let isWhole = true
  const alone: PageContextValue = { ...page, crashed: () => (isWhole = false) }
  const one = { page: alone, ...shown }
  const html = htmlOf(<OnPage page={alone}>{place(one, isStatic(one) ? 'marked' : 'safe')}</OnPage>)
  return isWhole && html.startsWith(PLACE) && !html.includes(ID_PREFIX) ? html : ''
}

/** '' of a widget that throws where nothing holds it. */
function htmlOf(element: ReactNode): string {
  try {
    return renderToString(element, { identifierPrefix: ID_PREFIX })
  } catch {
    return ''
  }
}

/** The inside of one block without anything that would hold its crash: for finding out why it crashed. */
export function LoneBlock({
  page,
  block,
}: {
  readonly page: PageContextValue
  readonly block: PlannedBlock
}): ReactNode {
  const { state } = stateOf(page, block)
  return <OnPage page={page}>{blockInside({ page, block, headingLevel: 2, state })}</OnPage>
}

const OnPage = ({ page, children }: { readonly page: PageContextValue; readonly children: ReactNode }): ReactNode => (
  <PageContext.Provider value={page}>{children}</PageContext.Provider>
)
