import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const DEFINITION = /@custom-media (--[\w-]+) (\(.+\));/g

const breakpoints = new Map(
  [...readFileSync('src/ui/breakpoints.css', 'utf8').matchAll(DEFINITION)].map(([, name, query]) => [name, query]),
)

/** A style sheet with the breakpoints of src/ui/breakpoints.css written out: `@media (--medium)` becomes `@media (min-width: 600px)`. */
export const withBreakpoints = (css: string): string =>
  css.replaceAll(/@media \((--[\w-]+)\)/g, (_rule, name: string) => {
    const query = breakpoints.get(name)
    if (query === undefined) throw new Error(`src/ui/breakpoints.css has no ${name}`)
    return `@media ${query}`
  })

export const breakpointNames = (): Plugin => ({
  name: 'pagoda:breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css) => ({ code: withBreakpoints(css), map: null }),
  },
})
