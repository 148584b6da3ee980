import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetList } from '../../build/asset-list.ts'

const BASE = '/tc-fostay/'

/** The files of the client build, as pages need them. */
export interface Assets {
  /** CSS text of the frame and of these widgets. */
  readonly css: (widgets: readonly string[]) => string
  /** Addresses of the style sheets of these widgets, for pages that the app opens without a reload. */
  readonly cssHrefs: (widgets: readonly string[]) => string[]
  /** Address of an entry's own file. */
  readonly entry: (name: EntryName) => string
  /** Addresses of the code that the app and these widgets need, the entry itself left out. */
  readonly modules: (widgets: readonly string[]) => string[]
  /** CSS text of an entry and of every widget: the gallery. */
  readonly everyCss: (name: EntryName) => string
}

export type EntryName = 'app' | 'gallery'

const unique = (list: readonly string[]) => [...new Set(list)]

/** @param folder dist/client */
export function readAssets(folder: string): Assets {
  const list = JSON.parse(readFileSync(join(folder, 'asset-list.json'), 'utf8')) as AssetList
  const texts = new Map<string, string>()
  const text = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').trim()
    texts.set(file, known)
    return known
  }
  const filesOf = (kind: 'js' | 'css', codes: readonly string[]) =>
    codes.flatMap((code) => list.widgets[code]?.[kind] ?? [])
  const entry = (name: EntryName) => list.entries[name] ?? { js: [], css: [] }
  const app = entry('app')
  return {
    css: (codes) =>
      unique([...app.css, ...filesOf('css', codes)])
        .map(text)
        .join(''),
    cssHrefs: (codes) =>
      unique(filesOf('css', codes).filter((file) => !app.css.includes(file))).map((file) => BASE + file),
    entry: (name) => `${BASE}${entry(name).js[0]}`,
    modules: (codes) =>
      unique([...app.js, ...filesOf('js', codes)])
        .filter((file) => file !== app.js[0])
        .map((file) => BASE + file),
    everyCss: (name) =>
      unique([...entry(name).css, ...app.css, ...filesOf('css', Object.keys(list.widgets))])
        .map(text)
        .join(''),
  }
}
