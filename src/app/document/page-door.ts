import type { Theme } from '../../../schemas/page/theme.ts'
import { withinPage } from '../../engine/core/expressions/index.ts'
import { cachedState } from '../../engine/core/cached-state.ts'
import type { BlockReport, WidgetComponent } from '../../engine/react/page-runtime.ts'
import { allBlocks, firstWidgets } from '../entry.ts'
import { bootScript, type OlderAssets } from './boot.ts'
import type { HeadParts } from './head-tags.ts'
import { matchPage } from './match-page.ts'
import { payloadJson } from './payload-json.ts'
import { prepare } from './prepare.ts'
import { renderDocument } from './render-document.ts'
import { renderPage, screenValues } from './render-page.tsx'
import type { PageMatch, PreparedPage, ShopDeps, ShopPages, ShopRequest } from './shop-request.ts'

/** The files of the client build, as pages need them. */
export interface PageAssets {
  /** CSS text of the frame and of these widgets. */
  readonly css: (widgets: readonly string[]) => string
  /** Addresses of the style sheets of these widgets, for pages that the app opens without a reload. */
  readonly cssHrefs: (widgets: readonly string[]) => string[]
  /** Address of the app's entry. */
  readonly entry: string
  readonly older: OlderAssets
  /** Addresses of the code that the app and these widgets need, the entry itself left out; `hasCalls`: with that of the mall's calls. */
  readonly modules: (widgets: readonly string[], hasCalls?: boolean) => string[]
}

/** What a document is told of beside its page. */
interface DocumentSettings extends HeadParts {
  readonly assets: PageAssets
  readonly theme: Theme | undefined
  /** Origin of the mall's API when it isn't this server. */
  readonly apiBase: string
  /** Origin of the host that calls below /market go to, when it isn't the API's (A7). */
  readonly marketBase?: string
  /** More for the boot script: what reloads a page in a preview. */
  readonly bootMore?: string
}

/** A whole document. The CSP's hashes must be of its style and its script. */
interface PageDocument {
  readonly html: string
  readonly style: string
  readonly script: string
}

/** The pages of the shop, from a request to what is sent. */
export interface PageDoor {
  /** Which page answers a request; undefined when the page's file was never good. */
  readonly match: (request: ShopRequest, pages: ShopPages) => PageMatch | undefined
  /** The page with its data. */
  readonly prepare: (match: PageMatch, deps: ShopDeps) => Promise<PreparedPage>
  /** For the address bar. */
  readonly html: (
    prepared: PreparedPage,
    settings: DocumentSettings,
    report: (problem: BlockReport) => void,
  ) => PageDocument
  /** For the app that runs already: the page as JSON, and the style sheets that it needs. */
  readonly data: (prepared: PreparedPage, assets: PageAssets) => string
}

interface PageWidgets {
  /** Those of the first view first. */
  readonly all: readonly string[]
  /** Of the first view, those whose code the page needs to come alive. */
  readonly alive: readonly string[]
}

/** A member's page whose data the browser asks for: the code of calls comes beside the app's instead of after it. */
const hasCalls = ({ match: { route }, payload: { sources } }: PreparedPage): boolean =>
  route.login === true && Object.values(sources).some(({ status }) => status === 'pending')

/** Codes of the widgets that a page uses. */
function widgetsOf({ payload }: PreparedPage): PageWidgets {
  const evaluate: Parameters<typeof firstWidgets>[1] = (block, ...of) => cachedState(block, ...of).state
  const first = firstWidgets(payload, evaluate)
  const alive = firstWidgets(payload, evaluate, ({ still }) => !still)
  const known = [...allBlocks(payload)].filter((block) => !block.unknown).map((block) => block.widget)
  return { alive, all: [...new Set([...first, ...known])] }
}

/** @param component the code of a widget */
export const createPageDoor = (component: (code: string) => WidgetComponent | undefined): PageDoor => ({
  match: matchPage,
  prepare: (match, deps) => prepare(match, deps, (plan, sources) => screenValues(plan, sources, component)),
  html: (prepared, { assets, bootMore = '', ...settings }, report) =>
    withinPage(() => {
      const { alive, all } = widgetsOf(prepared)
      const script = bootScript(assets.entry, assets.modules(alive, hasCalls(prepared)), assets.older) + bootMore
      const parts = { ...settings, css: assets.css(all), boot: script }
      return { ...renderDocument(prepared, renderPage(prepared, component, report), parts), script }
    }),
  data(prepared, assets) {
    const css = withinPage(() => assets.cssHrefs(widgetsOf(prepared).all))
    return `{"payload":${payloadJson(prepared.payload)},"css":${JSON.stringify(css)}}`
  },
})
