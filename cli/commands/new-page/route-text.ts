import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import type { Route } from '../../../schemas/page/route.ts'

/** The route table with one more route, on a line of its own at the end; undefined when the text has no list of routes. */
export function addRoute(text: string, route: Route): string | undefined {
  const tree = parseTree(text)
  const list = tree && findNodeAtLocation(tree, ['routes'])
  if (list?.type !== 'array') return undefined
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const last = list.children?.at(-1)
  if (!last) return splice(text, list.offset, list.offset + list.length, `[${eol}    ${oneLine(route)}${eol}  ]`)
  const end = last.offset + last.length
  return splice(text, end, end, `,${eol}${indentOf(text, last.offset)}${oneLine(route)}`)
}

/** The route table with the route at `index` open; the rest of its line stays as it is. */
export function openRoute(text: string, index: number): string {
  return applyEdits(text, modify(text, ['routes', index, 'open'], true, {}))
}

/** `{ "name": "sale", "path": "/sale" }`, as a formatter leaves it. */
function oneLine(route: Route): string {
  const parts = Object.entries(route).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  return `{ ${parts.join(', ')} }`
}

function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^\s*$/.test(line) ? line : '    '
}

function splice(text: string, from: number, to: number, inserted: string): string {
  return text.slice(0, from) + inserted + text.slice(to)
}
