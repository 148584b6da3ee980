import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Plan, PlannedBlock, Sources, SourceState } from '../../../schemas/page/plan.ts'
import { withinPage } from '../core/expressions/index.ts'
import { SCREEN_BLOCK, SCREEN_VALUES } from '../core/screen-page.ts'
import type { PageRuntime, ServerSide, WidgetComponent } from '../react/page-runtime.ts'
import { contextOf } from '../react/page-view.tsx'
import { createCaller } from '../core/create-caller.ts'
import { createPageStore } from '../react/page-store.ts'
import { problemOf } from '../react/report.ts'
import { createServerBlocks, LoneBlock } from '../react/server-blocks.tsx'
import type { Entry } from '../react/entry.ts'
import type { Site } from '../site.ts'
import type { SiteWords } from '../words/zh.ts'
import { createBlockHtml } from './block-html.ts'
import type { Report } from './page-maker.ts'
import type { PreparedPage } from './page-request.ts'

const never = () => Promise.reject(new Error('The server renders with what it has'))

const blockHtml = createBlockHtml()

/** What a site renders its pages with. */
export interface Rendering extends Pick<Site, 'base'> {
  /** What the engine itself says; in Chinese when absent. */
  readonly words?: SiteWords
  /** The code of a widget or a screen that is here. */
  readonly component: (code: string) => WidgetComponent | undefined
  /** All that stands inside #root: a page's blocks (PageView), and what the site has around them. `crashed` is the view's. */
  readonly frame: (entry: Entry, crashed: (block: PlannedBlock) => void) => ReactNode
}

/** What React, as it is for developers, writes of a crash into the page: the error, its stack and places on this machine. */
const ERRORS = /(<!--\$!--><template)(?: data-[a-z]+="[^"]*")+/g

/** The page's HTML inside #root. A widget that throws costs its own block; each is reported. */
export function renderPage(prepared: PreparedPage, rendering: Rendering, report: Report): string {
  try {
    return renderWith('marked', prepared, rendering, report)
  } catch {
    return renderWith('safe', prepared, rendering, report).replace(ERRORS, '$1')
  }
}

function renderWith(
  boundaries: Parameters<typeof createServerBlocks>[0],
  { payload }: PreparedPage,
  { component, frame, base, words }: Rendering,
  report: Report,
): string {
  const crashed: PlannedBlock[] = []
  const { server, finish, keep } = createServerBlocks(boundaries, blockHtml)
  const runtime: PageRuntime = { ...serverRuntime(component, server, report), base, words }
  const entry: Entry = {
    payload,
    store: createPageStore(payload.plan, payload.sources, never, createCaller),
    runtime,
    run: never,
    place: {},
  }
  const html = renderToString(frame(entry, (block) => crashed.push(block)))
  for (const block of crashed) report(problemOf(payload.plan.page, block, 'widget-crashed', whyCrashed(block, entry)))
  setImmediate(keep)
  return finish(html)
}

const serverRuntime = (widget: PageRuntime['widget'], server: ServerSide, report: Report): PageRuntime => ({
  widget,
  loadWidget: never,
  tools: never,
  emit: () => undefined,
  now: () => 0,
  report,
  server,
})

/**
 * What the screen of a page tells the blocks in its slots as it begins, with what came for it; undefined where it has nothing to tell yet, or
 * throws, which is said when the page is rendered.
 */
export function screenValues(plan: Plan, sources: Sources, widget: PageRuntime['widget']): SourceState | undefined {
  const block = plan.blocks.find(({ id }) => id === SCREEN_BLOCK)
  if (!block) return undefined
  const store = createPageStore(plan, sources, never, createCaller)
  const runtime = serverRuntime(widget, createServerBlocks('safe').server, () => undefined)
  try {
    withinPage(() => renderToString(<LoneBlock page={contextOf(store, runtime)} block={{ ...block, slots: {} }} />))
  } catch {
    return undefined
  }
  const values = store.firstSource(SCREEN_VALUES)
  return values?.status === 'ready' ? values : undefined
}

/** The error of a widget that threw: rendering a page keeps it to itself, so the block renders once more, alone and in the open. */
function whyCrashed(block: PlannedBlock, { store, runtime }: Entry): unknown {
  try {
    renderToString(<LoneBlock page={contextOf(store, runtime)} block={block} />)
    return 'threw while the server rendered'
  } catch (error) {
    return error
  }
}
