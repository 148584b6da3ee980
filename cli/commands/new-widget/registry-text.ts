/** What keeps an edit of widgets/registry.ts from being made; told by `pagoda new widget`. */
export type RegistryFault =
  | { readonly fault: 'noImports' | 'noList' }
  | { readonly fault: 'mismatch' | 'taken'; readonly name: string }

export interface Door {
  readonly code: string
  /** The name that the widget's index.ts exports. */
  readonly name: string
}

const importLine = /^import \{ (\w+) \} from '\.\/([a-z][a-z0-9-]*)\/index\.ts'\r?$/gm
const listText = /(export const widgets(?:: [^=\n]+)? = \[)([^\]]*)(\])/

/**
 * The text of widgets/registry.ts with one more widget: an import and an entry in the list, both kept alphabetical by code, the list in the
 * form that the formatter gives it. A text whose imports and list don't agree is not touched.
 */
export function addToRegistry(text: string, door: Door): { text: string } | RegistryFault {
  const imports = [...text.matchAll(importLine)]
  const list = listText.exec(text)
  if (!list) return { fault: 'noList' }
  const doors = imports.map(([, name = '', code = '']): Door => ({ name, code }))
  if (doors.length === 0) return { fault: 'noImports' }
  const fault = disagreement(doors, list[2] ?? '', door)
  if (fault) return fault
  const all = [...doors, door].toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const withList = text.replace(listText, (_, open: string, __, close: string) => listOf(all, open, close, text, list))
  return { text: insertImport(withList, imports, door) }
}

function disagreement(doors: readonly Door[], list: string, { code, name }: Door): RegistryFault | undefined {
  const listed = list.split(/[\s,]+/).filter((word) => word !== '')
  const taken = doors.some((door) => door.name === name || door.code === code)
  if (taken) return { fault: 'taken', name }
  const names = doors.map((door) => door.name)
  const odd = names.find((each) => !listed.includes(each)) ?? listed.find((each) => !names.includes(each))
  return odd === undefined ? undefined : { fault: 'mismatch', name: odd }
}

/** In one line when it fits into 120 columns, else an entry a line. */
function listOf(doors: readonly Door[], open: string, close: string, text: string, list: RegExpExecArray): string {
  const end = list.index + list[0].length
  const after = text.slice(end, (text.indexOf('\n', end) + text.length + 1) % (text.length + 1))
  const names = doors.map(({ name }) => name)
  const line = `${open}${names.join(', ')}${close}`
  if (line.length + after.trimEnd().length <= 120) return line
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  return `${open}${eol}${names.map((name) => `  ${name},${eol}`).join('')}${close}`
}

/** In front of the first import with a greater code; the order of the others is left alone. */
function insertImport(text: string, imports: readonly RegExpMatchArray[], { code, name }: Door): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const line = `import { ${name} } from './${code}/index.ts'`
  const next = imports.find((match) => (match[2] ?? '') > code)
  if (next?.index !== undefined) return text.slice(0, next.index) + line + eol + text.slice(next.index)
  const last = imports.at(-1)
  const end = (last?.index ?? 0) + (last?.[0].trimEnd().length ?? 0)
  return text.slice(0, end) + eol + line + text.slice(end)
}
