import type { Plugin } from 'vite'

/**
 * A browser sends what axios asks for by XMLHttpRequest, the first of its adapters. The one by `fetch` would be asked only where there is no
 * XMLHttpRequest, which no browser lacks, and it is a fifth of axios: it stands here as axios has the adapter of Node in a browser, by nothing.
 */
export const oneAdapter = (): Plugin => ({
  name: 'pagoda:one-adapter',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/ },
    handler: () => 'export const getFetch = () => false\nexport default false',
  },
})
