import type { Plugin } from 'vite'

/**
 * Of react-router the shop uses BrowserRouter and three hooks. Without this, forms, links and scroll restoration come along (7 KB brotli):
 * a name that is written on a component, a context and a wrapped component look like side effects to the bundler. The development half, which
 * the package's own exports give to every build, goes as well.
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
    .replace(/ = (?=\w+\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ')
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
