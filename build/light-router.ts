import type { Plugin } from 'vite'

/**
 * Of react-router the shop uses the names of ways and the writing of paths. Without this, forms, links, scroll restoration and the error boundary of data routers
 * come along (8 KB brotli): what is written on a component, a context and a wrapped component look like side effects to the bundler. The
 * development half, which the package's own exports give to every build, goes as well.
 */
export function lightRouter(): Plugin {
  return {
    name: 'pagoda:light-router',
    transform: {
      filter: { id: /\/react-router\/dist\/[^?]*\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  }
}

export const withoutSideEffects = (code: string) =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replace(/ = (?=\w+\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ')
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
