import { widgets } from '../../widgets/registry.ts'
import type { Route } from '../../schemas/page/route.ts'
import type { BuiltCatalogue } from '../../schemas/studio/catalogue.ts'
import type { Checker } from '../kit/checker.ts'
import { pageOptions } from '../engine/checks/judge/ajv.ts'
import type { CompileShape } from '../engine/checks/judge/judge.ts'
import { type AddressOwner, addressOwner } from '../engine/core/address-owner.ts'
import { assignArms } from '../engine/core/assign-arms.ts'
import type { WidgetComponent } from '../engine/react/page-runtime.ts'
import { loaders } from 'virtual:widget-loaders'
import { exampleLoaders } from './gallery/example-loaders.ts'
import { makeCatalogue } from './catalogue/make-catalogue.ts'
import { createShopChecker } from './document/shop-checker.ts'
import { type DraftDoor, draftDoor } from '../engine/server/draft-door.ts'
import { createShopEngine, type ShopEngine } from './document/shop-engine.tsx'
import { siteFrames } from './document/site-frame.tsx'
import { type WorkerDocumentParts, type WorkerDocuments, workerDocuments } from './document/worker-documents.tsx'
import { type GalleryDoor, renderGallery } from './gallery/render-gallery.tsx'
import { type PictureDoor, renderPicture } from './gallery/render-picture.tsx'

const components = new Map<string, WidgetComponent>()
const ready = Promise.all(
  Object.entries(loaders).map(async ([code, load]) => {
    const { default: component } = await load()
    components.set(code, component)
  }),
)

type PartFiles = Parameters<ReturnType<typeof siteFrames>>[0]

/** The built shop, as the server uses it: the one thing that it takes from dist/server, by these doors. */
export interface BuiltShop {
  /** Judges the operators' files. */
  readonly check: Checker
  /** Answers with pages. */
  readonly page: ShopEngine
  /** What the worker makes pages of where there is no network. @param now in the shop's time */
  readonly offline: (settings: Omit<WorkerDocumentParts, 'frame'>, parts: PartFiles, now: string) => WorkerDocuments
  /** Shows every widget with every example. */
  readonly gallery: GalleryDoor
  /** Shows one example of a widget. */
  readonly picture: PictureDoor
  /** What the studio asks of drafts. */
  readonly draft: DraftDoor
  /** The arms of experiments that a visitor is in. */
  readonly assignArms: typeof assignArms
  /** Tells the studio what pages may name, and whose address another one is. */
  readonly studio: {
    readonly catalogue: () => Promise<BuiltCatalogue>
    readonly addressOwner: (routes: readonly Route[], path: string) => AddressOwner | undefined
  }
}

/**
 * Loads every widget's component once; from then on rendering waits for nothing.
 * @param compilerOf gives the validators of pages, by the options of Ajv
 */
export async function createBuiltShop(compilerOf: (options: typeof pageOptions) => CompileShape): Promise<BuiltShop> {
  await ready
  const frameOf = siteFrames((code) => components.get(code))
  return {
    check: createShopChecker(compilerOf(pageOptions)),
    page: createShopEngine((code) => components.get(code)),
    offline: (settings, parts, now) => workerDocuments({ ...settings, frame: frameOf(parts, now) }),
    gallery: (settings) => renderGallery(widgets, components, exampleLoaders, settings),
    picture: (settings) => renderPicture(widgets, components, exampleLoaders, settings),
    draft: draftDoor,
    assignArms,
    studio: { catalogue: () => makeCatalogue(widgets, exampleLoaders), addressOwner },
  }
}
