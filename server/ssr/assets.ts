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
  readonly entry: string
  /** Addresses of the code that the app and these widgets need, the entry itself left out. */
  readonly modules: (widgets: readonly string[]) => string[]
}

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
  const widgetCss = (codes: readonly string[]) => codes.flatMap((code) => list.widgets[code]?.css ?? [])
  const widgetJs = (codes: readonly string[]) => codes.flatMap((code) => list.widgets[code]?.js ?? [])
  const [entry = '', ...imports] = list.entry
  return {
    css: (codes) =>
      unique([...list.entryCss, ...widgetCss(codes)])
        .map(text)
        .join(''),
    cssHrefs: (codes) =>
      unique(widgetCss(codes).filter((file) => !list.entryCss.includes(file))).map((file) => BASE + file),
    entry: BASE + entry,
    modules: (codes) =>
      unique([...imports, ...widgetJs(codes)])
        .filter((file) => file !== entry)
        .map((file) => BASE + file),
  }
}
