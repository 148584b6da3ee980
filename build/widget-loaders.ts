import { existsSync, readdirSync, statSync } from 'node:fs'
import type { Plugin } from 'vite'

const LOADERS = 'virtual:widget-loaders'
const SMALL_ONES = 'virtual:small-widgets'

/** A widget whose source has fewer bytes is not worth a request of its own: measured, ten tiny chunks load no faster than one. */
const SMALL = 6_000

/**
 * Gives the app `loaders`: a widget's code -> the import of its component (and `exampleLoaders` for the gallery). A widget's door
 * (index.ts) holds its schemas, which a shopper must not download; tests/architecture proves folders and registry equal, so the
 * folders are enough here. Small widgets come together in one chunk.
 */
export function widgetLoaders(): Plugin {
  const sources: Readonly<Record<string, () => string>> = { [LOADERS]: loaders, [SMALL_ONES]: smallWidgets }
  return {
    name: 'pagoda:widget-loaders',
    resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? sources[id.slice(1)]?.() : undefined),
  }
}

const table = (name: string, codes: readonly string[], value: (code: string) => string) =>
  `export const ${name} = {\n${codes.map((code) => `  '${code}': ${value(code)},`).join('\n')}\n}\n`

function loaders(): string {
  const codes = widgetCodes()
  const load = (code: string) =>
    isSmall(code)
      ? `() => import('${SMALL_ONES}').then((all) => ({ default: all.components['${code}'] }))`
      : `() => import('/widgets/${code}/${code}.tsx')`
  return (
    table('loaders', codes, load) +
    table('exampleLoaders', codes, (code) => `() => import('/widgets/${code}/examples.ts')`)
  )
}

function smallWidgets(): string {
  const codes = widgetCodes().filter(isSmall)
  const imports = codes.map((code, index) => `import widget${index} from '/widgets/${code}/${code}.tsx'\n`)
  return imports.join('') + table('components', codes, (code) => `widget${codes.indexOf(code)}`)
}

const isSmall = (code: string) => statSync(`widgets/${code}/${code}.tsx`).size < SMALL

function widgetCodes(): string[] {
  return readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`widgets/${entry.name}/${entry.name}.tsx`))
    .map((entry) => entry.name)
    .sort()
}
