import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PUBLISHED = /^react(?:-dom|\/jsx-runtime)?$/
const NAMED = '\0named:'
const required = createRequire(import.meta.url)

/**
 * React is published as CommonJS: the bundler reaches its functions through the module's object, in each file anew, and `(0,a.jsx)(` stands
 * wherever a component draws. Here each function is an export by its name, as if React were published as modules: `a(`.
 */
export const namedReact = (): Plugin => ({
  name: 'pagoda:named-react',
  enforce: 'pre',
  resolveId: {
    filter: { id: PUBLISHED },
    // What React requires of itself stays as it is published.
    handler: (source, _importer, { kind }) => (kind === 'require-call' ? undefined : NAMED + source),
  },
  load: {
    filter: { id: /^\0named:/ },
    handler: (id) => named(id.slice(NAMED.length)),
  },
})

/** One function has one name: what a module exports twice (`jsx` and `jsxs` in production) is the same in its users' files. */
export function named(module: string): string {
  const file = required.resolve(module)
  const exported = Object.entries(publishedFor(file)).filter(([name]) => /^[a-z]\w*$/i.test(name))
  const first = new Map<unknown, string>()
  const lines = exported.map(([name, value]) => {
    const same = typeof value === 'function' ? first.get(value) : undefined
    if (typeof value === 'function' && !same) first.set(value, name)
    return same ? `export { ${same} as ${name} }` : `export const ${name} = /* @__PURE__ */ (() => all.${name})()`
  })
  return [`import all from ${JSON.stringify(file)}`, 'export default all', ...lines].join('\n')
}

/** As in production, whatever the environment of the build. */
const publishedFor = (file: string) =>
  required(file.replace(/([^\\/]+)\.js$/, (_, name: string) => `cjs/${fileOf(file, name)}.production.js`)) as object

const fileOf = (file: string, name: string) =>
  name === 'index' ? (/[\\/](react(?:-dom)?)[\\/]index\.js$/.exec(file)?.[1] ?? name) : `react-${name}`
