import { readdirSync, existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const NAME = 'virtual:widget-loaders'

/**
 * Gives the app `loaders`: a widget's code -> the import of its component (and `exampleLoaders` for the gallery). A widget's door (index.ts) holds its schemas, which a
 * shopper must not download; tests/architecture proves folders and registry equal, so the folders are enough here.
 */
export function widgetLoaders(): Plugin {
  return {
    name: 'pagoda:widget-loaders',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? source() : undefined),
  }
}

function source(): string {
  const table = (name: string, file: (code: string) => string) => {
    const entries = widgetCodes().map((code) => `  '${code}': () => import('/widgets/${code}/${file(code)}'),`)
    return `export const ${name} = {\n${entries.join('\n')}\n}\n`
  }
  return table('loaders', (code) => `${code}.tsx`) + table('exampleLoaders', () => 'examples.ts')
}

export function widgetCodes(): string[] {
  return readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`widgets/${entry.name}/${entry.name}.tsx`))
    .map((entry) => entry.name)
    .sort()
}
