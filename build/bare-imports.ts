import type { Plugin } from 'vite'

/**
 * Each `import()` passes through Vite's helper, which fetches the style sheets and modules that the part needs. Here it would fetch nothing:
 * asset-list.ts takes the style sheets, and no module is named ahead (vite.config.ts, modulePreload). So it only calls, and where nothing else
 * is around the import it is left out of the file that is written.
 */
export const bareImports = (): Plugin => ({
  name: 'pagoda:bare-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = bare(file.code)
    },
  },
})

/** load(()=>import(`./part.js`),[]) is import(`./part.js`), also with the one export that is wanted of it. */
export const bare = (code: string): string =>
  code.replaceAll(/\b[\w$]+\(\(\)=>(import\((?:`[^`]+`|"[^"]+")\)(?:\.then\(\(?\w+\)?=>\w+\.\w+\))?),\[\]\)/g, '$1')
