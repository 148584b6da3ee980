import type { Plugin } from 'vite'

export interface PagodaOptions {
  /** The program that serves the site, from the root: server.ts */
  readonly server?: string
  /** The browser's entry, from the root, where startPage is called otherwise than with the widgets alone. */
  readonly client?: string
}

const WIDGETS = 'pagoda/widgets'
const COMPONENTS = 'pagoda/components'
const PRODUCTION = 'data:text/javascript,process.env.NODE_ENV??="production"'
const START = 'virtual:pagoda-start'

/** A folder of widgets/ is a widget: index.ts is its door (default export), <code>.tsx beside it its component. */
const modules: Readonly<Record<string, string>> = {
  [WIDGETS]: `
const doors = import.meta.glob('/widgets/*/index.ts', { eager: true, import: 'default' })
export const widgets = Object.fromEntries(Object.entries(doors).map(([path, door]) => {
  const code = path.split('/')[2]
  if (door?.code === code) return [code, door]
  throw new Error(path.slice(1) + ' has to export by default a widget whose code is ' + code)
}))`,
  [COMPONENTS]: `
const files = import.meta.glob('/widgets/*/*.tsx')
const loaders = Object.entries(files).flatMap(([path, load]) => {
  const [, , folder, file] = path.split('/')
  return file === folder + '.tsx' ? [[folder, load]] : []
})
export const components = Object.fromEntries(loaders)`,
  [START]: `
import 'pagoda/style.css'
import { startPage } from 'pagoda/react'
import { components } from '${COMPONENTS}'
startPage({ widgets: components })`,
}

/** Finds the widgets of a site, and builds both halves of it by `vite build`: dist/client for browsers, dist/server for Node. */
export function pagoda({ server = 'server.ts', client = START }: PagodaOptions = {}): Plugin {
  return {
    name: 'pagoda',
    enforce: 'pre',
    config: () => ({
      appType: 'custom',
      builder: {},
      environments: {
        client: { build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: client } } },
        ssr: { build: { ssr: true, outDir: 'dist/server', rolldownOptions: { input: server } } },
      },
    }),
    // What serves a site is React as it is for visitors, which is decided before React is loaded: imports run in their order.
    renderChunk(code, { isEntry }) {
      if (this.environment.name !== 'ssr' || !isEntry) return undefined
      return { code: `import '${PRODUCTION}'\n${code}`, map: null }
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
  }
}
