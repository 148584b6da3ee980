import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { AssetList } from '../../build/asset-list.ts'
import type { PageAssets } from '../../src/app/document/shop-engine.tsx'
import type { WorkerBuild } from '../../src/app/offline/worker-scope.ts'

const BASE = '/tc-fostay/'

/** The files of the client build. */
export interface Assets extends PageAssets {
  /** Address and whole CSS text of the gallery, which shows every widget. */
  readonly gallery: { readonly entry: string; readonly css: string }
  /** Address of the shop's app as the studio's canvas runs it. */
  readonly canvas: string
  /** Addresses of the studio's code and of its style sheets. */
  readonly studio: { readonly entry: string; readonly css: readonly string[] }
  readonly worker: WorkerFiles
}

/** What keeps the shop for when there is no network. */
export interface WorkerFiles {
  /** Its code as it was built. */
  readonly code: string
  readonly build: WorkerBuild
}

/** Pages of the same widgets have the same text: joined anew for each, it is a fifteenth of what a page costs. Each takes some 60 KB. */
const KEPT_STYLES = 50

const unique = (list: readonly string[]) => [...new Set(list)]

/** @param folder dist/client */
export function readAssets(folder: string): Assets {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}-assets.json`), 'utf8')) as AssetList
  const list = read('shop')
  const studio = read('studio')
  const older = read('older')
  const texts = new Map<string, string>()
  const text = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').trim()
    texts.set(file, known)
    return known
  }
  const filesOf = (kind: 'js' | 'css', codes: readonly string[]) =>
    codes.flatMap((code) => list.widgets[code]?.[kind] ?? [])
  const app = entryOf(list, 'app')
  const gallery = entryOf(studio, 'gallery')
  const editor = entryOf(studio, 'studio')
  const core = unique([...app.js, ...list.calls])
  const rest = list.files.filter((file) => !core.includes(file))
  const addresses = (files: readonly string[]) => files.map((file) => BASE + file)
  const galleryCss = [...gallery.css, ...Object.values(studio.widgets).flatMap((files) => files.css)]
  const styles = new LRUCache<string, string>({
    max: KEPT_STYLES,
    memoMethod: (codes) =>
      unique([...app.css, ...filesOf('css', codes.split(' '))])
        .map(text)
        .join(''),
  })
  return {
    css: (codes) => styles.memo(codes.join(' ')),
    cssHrefs: (codes) =>
      unique(filesOf('css', codes).filter((file) => !app.css.includes(file))).map((file) => BASE + file),
    entry: BASE + app.js[0],
    older: { fill: BASE + entryOf(older, 'fill').js[0], app: BASE + entryOf(older, 'app').js[0] },
    modules: (codes, hasCalls) =>
      unique([...app.js, ...filesOf('js', codes), ...(hasCalls ? list.calls : [])])
        .filter((file) => file !== app.js[0])
        .map((file) => BASE + file),
    gallery: { entry: BASE + gallery.js[0], css: unique(galleryCss).map(text).join('') },
    canvas: BASE + entryOf(studio, 'canvas').js[0],
    studio: { entry: BASE + editor.js[0], css: editor.css.map((file) => BASE + file) },
    worker: {
      code: readFileSync(join(folder, 'sw.js'), 'utf8'),
      build: { entry: BASE + app.js[0], core: addresses(core), rest: addresses(rest) },
    },
  }
}

function entryOf(list: AssetList, name: string) {
  const found = list.entries[name]
  if (!found) throw new Error(`The build has no entry ${name}: run npm run build`)
  return found
}
