import { compileValue, hasExpression } from './expressions/index.ts'
import { closing, readTemplate } from './expressions/read-template.ts'
import type { Expr, Member } from './expressions/syntax.ts'

/** What is written in place of a name: `source` inside an expression, `json` where a text is nothing but the name. */
export interface Replacement {
  readonly source: string
  readonly json?: unknown
}

/** By what is read: a name, or a key of the state as `state.<key>`. */
export type Replacements = Readonly<Record<string, Replacement>>

interface Place {
  readonly start: number
  readonly end: number
  readonly name: string
}

/** A key of the state that is written out. */
function keyOfState({ target, key, start, end }: Member, locals: readonly string[]): Place[] | undefined {
  const isState = target.kind === 'name' && target.name === 'state' && !locals.includes('state')
  return isState && key.kind === 'literal' ? [{ name: `state.${key.value}`, start, end }] : undefined
}

/** What an expression reads from the scope: not the variables of its macros. */
function rootsIn(node: Expr, locals: readonly string[] = []): Place[] {
  const inside = (...nodes: readonly Expr[]) => nodes.flatMap((one) => rootsIn(one, locals))
  switch (node.kind) {
    case 'name':
      return locals.includes(node.name) ? [] : [node]
    case 'member':
      return keyOfState(node, locals) ?? inside(node.target, node.key)
    case 'unary':
      return inside(node.operand)
    case 'binary':
      return inside(node.left, node.right)
    case 'conditional':
      return inside(node.test, node.yes, node.no)
    case 'call':
      return inside(...node.args)
    case 'macro':
      return [...inside(node.target), ...rootsIn(node.body, [...locals, node.variable])]
    case 'list':
      return inside(...node.items)
    case 'object':
      return inside(...node.entries.map(({ value }) => value))
    case 'literal':
      return []
  }
}

/** Where a text reads names, in the order of the text. */
interface Names {
  readonly places: readonly Place[]
  /** The text is nothing but a name. */
  readonly isOneName: boolean
}

/** Texts that were looked through, the oldest dropped first: a part says the same wherever it is used. */
const KEPT = 2000
const kept = new Map<string, Names>()

function placesIn(text: string): Names {
  const known = kept.get(text)
  if (known) return known
  const found = findPlaces(text)
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '')
  kept.set(text, found)
  return found
}

function findPlaces(text: string): Names {
  const template = readTemplate(text)
  if (template.kind === 'literal') return { places: [], isOneName: false }
  const embedded = template.kind === 'value' ? [template] : template.parts.filter((part) => typeof part === 'object')
  const places = embedded.flatMap(({ node, offset }) =>
    rootsIn(node).map(({ name, start, end }) => ({ name, start: start + offset, end: end + offset })),
  )
  const isOneName = template.kind === 'value' && template.node.kind === 'name'
  return { places: places.toSorted((a, b) => a.start - b.start), isOneName }
}

function renameText(text: string, names: Replacements): unknown {
  const { places, isOneName } = placesIn(text)
  const only = isOneName ? names[places[0]?.name ?? ''] : undefined
  if (only && 'json' in only) return only.json
  let [made, from] = ['', 0]
  for (const { name, start, end } of places) {
    if (!Object.hasOwn(names, name)) continue
    made += text.slice(from, start) + names[name]!.source
    from = end
  }
  return made + text.slice(from)
}

/** What the expressions of any JSON read: names, and keys of the state as `state.<key>`. A text that can't be read reads nothing. */
export function rootsRead(value: unknown): string[] {
  if (typeof value === 'string')
    return hasExpression(value) && isReadable(value) ? placesIn(value).places.map(({ name }) => name) : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(rootsRead) : []
}

/** Any JSON with other expressions in place of names. A text that can't be read stays as it is: the check speaks of it. */
export function renameRoots(value: unknown, names: Replacements): unknown {
  if (typeof value === 'string') return hasExpression(value) && isReadable(value) ? renameText(value, names) : value
  if (Array.isArray(value)) return value.map((item) => renameRoots(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, renameRoots(child, names)]))
}

function isReadable(text: string): boolean {
  try {
    compileValue(text)
    return true
  } catch {
    return false
  }
}

/** An expression whose value is this JSON; texts with expressions in them become their values. */
export function sourceOf(value: unknown): string {
  if (typeof value === 'string') return hasExpression(value) && isReadable(value) ? sourceOfText(value) : quoted(value)
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, child]) => `${quoted(key)}: ${sourceOf(child)}`)
    .join(', ')}}`
}

/** JSON escapes what the language escapes, and in the same way; its quotes would end the text of a page's file early. */
const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** What stands inside the braces; in brackets unless it is a path, so that it may stand anywhere. */
function sourceOfText(text: string): string {
  const template = readTemplate(text)
  if (template.kind === 'value') {
    const source = text.slice(2, -2).trim()
    return template.node.kind === 'name' || template.node.kind === 'member' ? source : `(${source})`
  }
  const parts = template.kind === 'text' ? template.parts : []
  const sources = parts.map((part) => (typeof part === 'string' ? quoted(part) : embeddedSource(text, part.offset)))
  return `join([${sources.join(', ')}], '')`
}

/** From its opening braces to the closing ones. */
function embeddedSource(text: string, offset: number): string {
  return `default(string(${text.slice(offset, closing(text, offset)).trim()}), '')`
}
