import { widgets } from '../../widgets/registry.ts'
import type { AnyWidget } from '../kit/widget.ts'
import type { BlockReport, WidgetComponent } from '../page/react/page-runtime.ts'
import { validators } from 'virtual:page-validators'
import { exampleLoaders, loaders } from 'virtual:widget-loaders'
import { judgeBy } from '../page/checks/judge/judge.ts'
import { bootScript } from './document/boot.ts'
import { type Checker, createChecker } from './document/checker.ts'
import { describe } from './document/describe.ts'
import { allBlocks, firstWidgets } from './entry.ts'
import { prepare } from './document/prepare.ts'
import type { GalleryThemes } from './gallery/gallery-items.ts'
import { renderGallery } from './gallery/render-gallery.tsx'
import { hostScreen, isScreen } from './screens/screen-host.tsx'
import { renderPage } from './document/render-page.tsx'
import { type DocumentParts, renderDocument, themeCss } from './document/render-document.ts'
import type { PreparedPage } from './document/shop-request.ts'

const components = new Map<string, WidgetComponent>()
const ready = Promise.all(
  Object.entries(loaders).map(async ([code, load]) => {
    const { default: component } = await load()
    components.set(code, isScreen(code) ? hostScreen(component) : component)
  }),
)

/** The built shop, as the server uses it: the one thing that it takes from dist/server. */
export interface BuiltShop {
  readonly widgets: readonly AnyWidget[]
  readonly checker: Checker
  readonly describe: typeof describe
  readonly prepare: typeof prepare
  readonly bootScript: typeof bootScript
  readonly themeCss: typeof themeCss
  /** Codes of the widgets that a page uses, those of the first view first. */
  readonly widgetsOf: (prepared: PreparedPage) => {
    readonly first: readonly string[]
    readonly later: readonly string[]
  }
  readonly render: (
    prepared: PreparedPage,
    parts: DocumentParts,
    report: (problem: BlockReport) => void,
  ) => { readonly html: string; readonly style: string }
  /** The inside of the gallery's document. */
  readonly renderGallery: (themes: GalleryThemes) => Promise<string>
}

function widgetsOf({ payload }: PreparedPage) {
  const first = firstWidgets(payload)
  const known = [...allBlocks(payload)].filter((block) => !block.unknown).map((block) => block.widget)
  return { first, later: [...new Set(known)].filter((code) => !first.includes(code)) }
}

/** Loads every widget's component once; from then on rendering waits for nothing. */
export async function createBuiltShop(): Promise<BuiltShop> {
  await ready
  return {
    widgets,
    checker: createChecker(judgeBy((shape) => validators[shape])),
    describe,
    prepare,
    bootScript,
    themeCss,
    widgetsOf,
    render: (prepared, parts, report) =>
      renderDocument(
        prepared,
        renderPage(prepared, (code) => components.get(code), report),
        parts,
      ),
    renderGallery: (themes) => renderGallery(widgets, components, exampleLoaders, themes),
  }
}
