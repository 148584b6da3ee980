import { minify, type MinifyOptions } from 'terser'
import { parseAst, type Plugin } from 'vite'

/**
 * Minifies each file by terser, and calls there what is exported or imported by the name under which it crosses: `export{$,A}` and
 * `import{A}from"./app.js"`. Vite runs terser in a way that names all anew (`export{ab as $,c as A}`), and a form's thirty files name some
 * four hundred things: 0.2 KB less of the home page, 0.5 of the order form (brotli).
 */
export const shortNames = (options: MinifyOptions): Plugin => ({
  name: 'pagoda:short-names',
  renderChunk: {
    order: 'post',
    async handler(code) {
      const minified = await minify(code, { ...options, nameCache: { vars: { props: crossingNames(code) } } })
      return { code: minified.code ?? code, map: null }
    },
  },
})

/** Names of the bundler's making. A longer one may be that of something that every file knows, such as `fetch`. */
const SHORT = /^[$\w]{1,2}$/
/** May be the name of an export, but of nothing inside a file. */
const RESERVED = ['do', 'if', 'in']

/** As terser's cache has it: `$` and the name in the file -> the name to use. What two files give by one name gets it once. */
export function crossingNames(code: string): Record<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(RESERVED)
  const cross = (local: string, name: string) => {
    if (!SHORT.test(name) || taken.has(name) || names.has(`$${local}`)) return
    taken.add(name)
    names.set(`$${local}`, name)
  }
  const { body } = parseAst(code)
  for (const one of body)
    if (one.type === 'ExportNamedDeclaration' && !one.source)
      for (const { local, exported } of one.specifiers) cross(nameOf(local), nameOf(exported))
  for (const one of body)
    if (one.type === 'ImportDeclaration')
      for (const specifier of one.specifiers)
        if (specifier.type === 'ImportSpecifier') cross(specifier.local.name, nameOf(specifier.imported))
  return Object.fromEntries(names)
}

const nameOf = (node: { readonly name: string } | { readonly value: unknown }) =>
  'name' in node ? node.name : String(node.value)
