import type { Plugin } from 'vite'

/**
 * Each `import()` passes through Vite's helper, which fetches the style sheets and modules that the part needs. Here it would fetch nothing:
 * asset-list.ts takes the style sheets, and no module is named ahead (vite.config.ts, modulePreload). So it only calls.
 */
export const bareImports = (): Plugin => ({
  name: 'pagoda:bare-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
