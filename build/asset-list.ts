import type { Plugin } from 'vite'
import { OTHER_LOADERS } from './widget-loaders.ts'

/** What the server must know of the build: read by server/ssr/assets.ts. Paths are relative to dist/client. */
export interface AssetList {
  /** Each entry with the chunks that it imports at once, its own file first. */
  readonly entries: Readonly<Record<string, Files>>
  readonly widgets: Readonly<Record<string, Files>>
  /** The chunks of the mall's calls and of the session behind them. */
  readonly calls: readonly string[]
  /** Everything, for the worker that keeps it. */
  readonly files: readonly string[]
}

interface Files {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

/** The component of a widget, or of a module's screen. */
const WIDGET = /\/widgets\/([a-z0-9-]+)\/\1\.tsx$/
const SCREEN = /\/src\/modules\/([a-z0-9-]+\/[a-z0-9-]+)-screen\.tsx$/

/** What a page that is made in the browser asks for as soon as it stands: the calls, and for whom they are made. */
const CALLS = /\/src\/app\/(?:calls\/perform-call|session\/login-flow)\.ts$/
/** A module's screen has tools as well. */
const EVENTS = /\/src\/app\/code\/event-code\.ts$/

const codeOf = (id: string) => (WIDGET.exec(id) ?? SCREEN.exec(id))?.[1]

interface Chunk {
  readonly name: string
  readonly fileName: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly moduleIds: readonly string[]
  readonly viteMetadata?: { readonly importedCss: Set<string> }
}

/** Writes a list into dist/client: which files each widget needs, with everything that they import. */
export function assetList(fileName: string): Plugin {
  return {
    name: 'pagoda:asset-list',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as unknown as Chunk[]
        this.emitFile({
          type: 'asset',
          fileName,
          source: JSON.stringify(listOf(chunks, drawingsOf(Object.keys(bundle))), null, 2),
        })
        // A page comes with its CSS: inline in its HTML, or named in its answer to the app. Left here, Vite would make each import
        // of a widget ask for the same style sheet again.
        for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear()
      },
    },
  }
}

const drawingsOf = (names: readonly string[]) => names.filter((name) => name.endsWith('.svg'))

function listOf(chunks: readonly Chunk[], drawings: readonly string[]): AssetList {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isWidget = (chunk: Chunk) => chunk.moduleIds.some((id) => codeOf(id) !== undefined)
  const filesOf = (chunk: Chunk): Files => {
    const files = withImports([chunk], byName)
    return { js: names(files), css: css(withParts(files, byName, isWidget)) }
  }
  const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, filesOf(chunk)] as const)
  const others = chunks.find(({ moduleIds }) => moduleIds.includes(`\0${OTHER_LOADERS}`))
  const filesFor = (kind: RegExp) =>
    names(
      withImports(
        chunks.filter(({ moduleIds }) => moduleIds.some((id) => kind.test(id))),
        byName,
      ),
    )
  const calls = filesFor(CALLS)
  const screenTools = [...filesFor(EVENTS), ...calls]
  const widgets: Record<string, Files> = {}
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const code = codeOf(id)
      if (!code) continue
      const files = withLoaders(filesOf(chunk), others, chunk)
      widgets[code] = SCREEN.test(id) ? { ...files, js: [...files.js, ...screenTools] } : files
    }
  }
  const all = new Set(chunks)
  return { entries: Object.fromEntries(entries), widgets, calls, files: [...names(all), ...css(all), ...drawings] }
}

/** What is found by the loaders of another chunk than the app's first one needs that as well. */
const withLoaders = (files: Files, others: Chunk | undefined, chunk: Chunk): Files =>
  others?.dynamicImports.includes(chunk.fileName) ? { ...files, js: [...files.js, others.fileName] } : files

/**
 * Chunks with the parts that they load when wanted (a sheet, a calendar), and theirs: a part has its style from the first view on, since
 * it must not flash. Widgets are no parts: those that a page shows come with the page.
 */
function withParts(chunks: Set<Chunk>, byName: Map<string, Chunk>, isWidget: (chunk: Chunk) => boolean): Set<Chunk> {
  const seen = new Set(chunks)
  for (const chunk of seen) {
    const parts = chunk.dynamicImports.flatMap((name) => byName.get(name) ?? []).filter((part) => !isWidget(part))
    withImports(parts, byName, seen)
  }
  return seen
}

function withImports(chunks: readonly Chunk[], byName: Map<string, Chunk>, seen = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    withImports(
      chunk.imports.flatMap((name) => byName.get(name) ?? []),
      byName,
      seen,
    )
  }
  return seen
}

const names = (chunks: Set<Chunk>) => [...chunks].map((chunk) => chunk.fileName)
const css = (chunks: Set<Chunk>) => [
  ...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
]
