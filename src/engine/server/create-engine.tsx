import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { knownSite, siteOptions } from '../checks/known-site.ts'
import { cachedState } from '../core/cached-state.ts'
import { withinPage } from '../core/expressions/index.ts'
import { allBlocks, firstWidgets } from '../react/entry.ts'
import { PageView } from '../react/page-view.tsx'
import type { Site } from '../site.ts'
import { wordsOf } from '../words/words-of.ts'
import { pageMatcher } from './match-page.ts'
import { createPageOf } from './page-of.ts'
import type { PageMaker, Report } from './page-maker.ts'
import type { PageMatch, PreparedPage } from './page-request.ts'
import { payloadJson } from './payload-json.ts'
import { pagePreparer } from './prepare.ts'
import { type PageServer, type ServeOptions, servePages } from './serve-pages.ts'
import { renderPage, type Rendering, screenValues } from './render-page.tsx'

/** Codes of the widgets of a page. */
interface PageWidgets {
  /** Those of the first view first. */
  readonly all: readonly string[]
  /** Of the first view, those whose code the page needs to come alive. */
  readonly alive: readonly string[]
}

/** A page for a document. */
export interface RenderedPage {
  readonly prepared: PreparedPage
  /** HTML inside #root. */
  readonly body: string
  /** The payload as JSON that a script element can hold. */
  readonly payload: string
  readonly widgets: PageWidgets
  readonly site: Pick<Site, 'base' | 'language' | 'words'>
}

export interface EngineParts<Settings, Document> extends Site, Pick<Rendering, 'component'> {
  /** Without it a page is its blocks alone. */
  readonly frame?: Rendering['frame']
  /** Writes the document around a page; the settings are those of the moment. */
  readonly document: (page: RenderedPage, settings: Settings, report: Report) => Document
}

/** The pages of a site, from a request to what is sent. */
export interface Engine<Settings, Document extends { readonly html: string }> extends PageMaker<Settings, Document> {
  /** Answers requests with the pages of these files, and keeps the answers. The steps above are for tools that look at one page. */
  readonly serve: <Match extends PageMatch = PageMatch>(
    options: ServeOptions<Settings, Document, Match>,
  ) => PageServer<Match>
}

/** Codes of the widgets that a page uses. */
function widgetsOf({ payload }: PreparedPage): PageWidgets {
  const evaluate: Parameters<typeof firstWidgets>[1] = (block, ...of) => cachedState(block, ...of).state
  const first = firstWidgets(payload, evaluate)
  const alive = firstWidgets(payload, evaluate, (block) => !block.static)
  const known = [...allBlocks(payload)].filter((block) => !block.unknown).map((block) => block.widget)
  return { alive, all: [...new Set([...first, ...known])] }
}

const bare: Rendering['frame'] = ({ store, runtime }, crashed: (block: PlannedBlock) => void) => (
  <PageView store={store} runtime={runtime} crashed={crashed} />
)

const engineOptions = { ...siteOptions, component: true, frame: true, document: true } as const

/**
 * Makes the engine of a site. It keeps what it worked out of each page; nothing of who asked.
 * @throws for an option that there is not
 */
export function createEngine<Settings, Document extends { readonly html: string }>(
  parts: EngineParts<Settings, Document>,
): Engine<Settings, Document> {
  knownSite('createEngine', parts, engineOptions)
  const { component, frame = bare, document, ...site } = parts
  const [pageOf, words] = [createPageOf(site), wordsOf(site)]
  const maker: PageMaker<Settings, Document> = {
    match: pageMatcher(site, pageOf),
    prepare: pagePreparer(site, pageOf, (plan, sources) => screenValues(plan, sources, component)),
    html: (prepared, settings, report) =>
      withinPage(() => {
        const [widgets, payload] = [widgetsOf(prepared), payloadJson(prepared.payload)]
        const body = renderPage(prepared, { component, frame, base: site.base, words }, report)
        return document({ prepared, body, payload, widgets, site }, settings, report)
      }),
    data(prepared, styles) {
      const css = withinPage(() => styles.cssHrefs(widgetsOf(prepared).all))
      return `{"payload":${payloadJson(prepared.payload)},"css":${JSON.stringify(css)}}`
    },
  }
  return { ...maker, serve: (options) => servePages(maker, options, site.base) }
}
