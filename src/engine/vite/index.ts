import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { knownOptions } from '../core/known-options.ts'
import { importSite } from './import-site.ts'
import { siteModules, START } from './site-modules.ts'

export interface PagodaOptions {
  /** The program that serves the site, from the root: server.ts */
  readonly server?: string
  /** The browser's entry, from the root, where startPage is called otherwise than with the widgets alone. */
  readonly client?: string
}

const PRODUCTION = 'data:text/javascript,process.env.NODE_ENV??="production"'

/** Finds the widgets of a site, and builds both halves of it by `vite build`: dist/client for browsers, dist/server for Node. */
export function pagoda(options: PagodaOptions = {}): Plugin {
  knownOptions('pagoda', options, { server: true, client: true })
  const { server = 'server.ts', client = START } = options
  return {
    ...siteModules(),
    name: 'pagoda',
    config: async ({ root = '.', base }) => ({
      base: await baseOf(resolve(root), base),
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
  }
}

/** The prefix of the site, as Vite writes it: /shop/. @param given what the site's configuration of Vite says */
async function baseOf(root: string, given: string | undefined): Promise<string> {
  if (given !== undefined && given !== '/')
    throw new Error(
      `Vite is given the base "${given}": write it in site.ts, as base of the site, since its pages and links have it too`,
    )
  const { base = '' } = (await importSite(root)) ?? {}
  return `${base}/`
}
