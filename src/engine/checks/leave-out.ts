import type { LeftOut } from '../../kit/checker.ts'
import type { Problem } from '../../kit/problem.ts'
import { writtenValue } from './read-json.ts'
import { blockPointer } from './place.ts'
import { at, entriesOf, isMap, tokensOf, valueAt } from './pointer.ts'

/** What a page can do without beside its blocks: what reads it fails then, and is left out in its turn. */
const SPARE = /^\/(?:data|values)\/[^/]+|^\/head/

/** Of redirects one alone that nobody could follow: any other decides who sees the page. */
const REDIRECT = /^\/redirects\/\d+/

const VERSION = /^\/versions\/([^/]+)$/

/** Pointers to the blocks of a widget, wherever they stand. */
function blocksOf(widget: string, value: unknown, pointer = ''): string[] {
  if (isMap(value) && value.widget === widget && blockPointer.exec(pointer)?.[0] === pointer) return [pointer]
  const inside: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : entriesOf(value)
  return inside.flatMap(([key, one]) => blocksOf(widget, one, at(pointer, key)))
}

/** Pointers to what a problem is of; none where the page can't do without it. */
function failingBy({ pointer, rule }: Problem, raw: unknown): readonly string[] {
  const widget = VERSION.exec(pointer)?.[1]
  if (widget !== undefined && widget !== 'page') return [pointer, ...blocksOf(widget, raw)]
  const forms = [blockPointer, SPARE, ...(rule === 'redirect-cycle' ? [REDIRECT] : [])]
  return forms.flatMap((form) => form.exec(pointer)?.[0] ?? []).slice(0, 1)
}

function without(value: unknown, pointers: ReadonlySet<string>, pointer = ''): unknown {
  const keeps = ([key]: readonly [string | number, unknown]) => !pointers.has(at(pointer, key))
  const inside = ([key, one]: readonly [string | number, unknown]) => without(one, pointers, at(pointer, key))
  if (Array.isArray(value)) return [...value.entries()].filter(keeps).map(inside)
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(keeps)
      .map((entry) => [entry[0], inside(entry)]),
  )
}

/** As its author names it: a block by its id or its part, anything else by its name. */
function nameOf(raw: unknown, pointer: string): string {
  const value = valueAt(raw, pointer)
  const { id, part } = isMap(value) ? value : {}
  return [id, part].find((name) => typeof name === 'string') ?? tokensOf(pointer).at(-1) ?? ''
}

/**
 * The text of a page or a part without the blocks that these problems are of, and without the data, values and endless redirects that they are of.
 * What is left has to be judged anew: something in it may have needed what is gone. Undefined where there is an error that is of the page as a
 * whole, and where the text is no JSON.
 */
export function leaveOut(text: string, problems: readonly Problem[]): LeftOut | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const raw = writtenValue(text)
  const found = errors.map((error) => failingBy(error, raw))
  if (raw === undefined || found.length === 0 || found.some((pointers) => pointers.length === 0)) return undefined
  const pointers = new Set(found.flat())
  const blocks = [...pointers].filter((pointer) => blockPointer.test(pointer))
  return { text: JSON.stringify(without(raw, pointers)), blocks: blocks.map((pointer) => nameOf(raw, pointer)) }
}
