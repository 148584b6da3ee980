import type { PageStyles } from '../../engine/server/page-maker.ts'
import { createEngine, type Engine, type EngineParts } from '../../engine/server/create-engine.tsx'
import type { PreparedPage } from '../../engine/server/page-request.ts'
import type { Rendering } from '../../engine/server/render-page.tsx'
import { createNavigation } from '../navigation/navigation.ts'
import { ShopApp } from '../shop-app.tsx'
import { shopSite } from '../shop-site.ts'
import { bootScript, type OlderAssets } from './boot.ts'
import type { HeadParts } from './head-tags.ts'
import { renderDocument } from './render-document.ts'
import { serverApp } from './server-app.ts'
import { siteFrames } from './site-frame.tsx'

/** The files of the client build, as pages need them. */
export interface PageAssets extends PageStyles {
  /** CSS text of the frame and of these widgets. */
  readonly css: (widgets: readonly string[]) => string
  /** Address of the app's entry. */
  readonly entry: string
  readonly older: OlderAssets
  /** Addresses of the code that the app and these widgets need, the entry itself left out; `hasCalls`: with that of the mall's calls. */
  readonly modules: (widgets: readonly string[], hasCalls?: boolean) => string[]
}

/** What a document is told of beside its page. */
interface DocumentSettings extends HeadParts {
  /** The parts of pages: two of them stand around every page. */
  readonly parts?: () => Parameters<ReturnType<typeof siteFrames>>[0]
  readonly assets: PageAssets
  /** Origin of the mall's API when it isn't this server. */
  readonly apiBase: string
  /** Origin of the host that calls below /market go to, when it isn't the API's (A7). */
  readonly marketBase?: string
  /** More for the boot script: what reloads a page in a preview. */
  readonly bootMore?: string
}

/** A whole document. The CSP's hashes must be of its styles and its script. */
interface PageDocument {
  readonly html: string
  readonly styles: readonly string[]
  readonly script: string
}

export type ShopEngine = Engine<DocumentSettings, PageDocument>

/** A member's page whose data the browser asks for: the code of calls comes beside the app's instead of after it. */
const hasCalls = ({ match: { route }, payload: { sources } }: PreparedPage): boolean =>
  route.login === true && Object.values(sources).some(({ status }) => status === 'pending')

const NO_PARTS: [] = []

function shopDocuments(component: Rendering['component']): EngineParts<DocumentSettings, PageDocument>['document'] {
  const frameOf = siteFrames(component)
  return (page, { assets, parts, bootMore = '', ...settings }, report) => {
    const { prepared, widgets } = page
    const frame = frameOf(parts?.() ?? NO_PARTS, prepared.payload.plan.context.now)
    frame.crashed.forEach(report)
    const script = bootScript(assets.entry, assets.modules(widgets.alive, hasCalls(prepared)), assets.older) + bootMore
    const css = assets.css([...frame.widgets, ...widgets.all])
    return { ...renderDocument(page, { ...settings, frame, css, boot: script }), script }
  }
}

const never = () => Promise.reject(new Error('The server renders with what it has'))
const serverNavigation = createNavigation({ fetchPage: never, prepare: never, now: () => 0 })

/** The app around a page, as the server renders it. */
export const shopFrame: Rendering['frame'] = (first, crashed) => (
  <ShopApp
    app={serverApp()}
    first={first}
    navigation={serverNavigation}
    changePage={() => undefined}
    crashed={crashed}
  />
)

/** @param component the code of a widget */
export const createShopEngine = (component: Rendering['component']): ShopEngine =>
  createEngine({ ...shopSite, component, frame: shopFrame, document: shopDocuments(component) })
