import type { Page } from '../../../schemas/page/page.ts'
import { compiledText } from './compiled.ts'
import { type Compiled, follow, type Scope } from './expressions/index.ts'
import { getOwn } from './get-own.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** The named expressions of a page: name -> text. */
export type Values = NonNullable<Page['values']>

export const noValues: Values = {}

type Paths = Compiled['paths']

/** The names, and in place of those of values what the values name, as `namesOf` gives it; each value is followed once. */
function followed<Named>(
  names: readonly Named[],
  values: Values,
  rootOf: (name: Named) => string,
  namesOf: (value: Compiled) => readonly Named[],
): Named[] {
  const seen = new Set<string>()
  const found: Named[] = []
  const open = names.toReversed()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const text = getOwn(values, rootOf(name))
    if (text === undefined) found.push(name)
    else if (!seen.has(rootOf(name))) open.push(...namesOf(compiledText(text)).toReversed())
    seen.add(rootOf(name))
  }
  return found
}

const pathsThrough = (paths: Paths, values: Values): Paths =>
  followed(
    paths,
    values,
    ([root]) => root,
    (value) => value.paths,
  )

const neededThrough = (needed: readonly string[], values: Values): readonly string[] =>
  followed(
    needed,
    values,
    (root) => root,
    (value) => value.needed,
  )

const linkedWith = memoByIdentity((values: Values) => memoByIdentity((part: Compiled) => link(part, values)))

/**
 * The part with the expressions of its values in place of their names; cached for each page. Its scope must know the values (`withValues`).
 */
export function linked(part: Compiled, values: Values): Compiled {
  return values === noValues || part.roots.length === 0 ? part : linkedWith(values)(part)
}

function link(part: Compiled, values: Values): Compiled {
  if (!part.roots.some((root) => Object.hasOwn(values, root))) return part
  const paths = pathsThrough(part.paths, values)
  const roots = [...new Set(paths.map(([root]) => root))]
  const needed = [...new Set(neededThrough(part.needed, values))]
  return { roots, paths, needed, evaluate: part.evaluate }
}

/** Reads a value of the page in a scope; the same result, the same object, while what it reads is the same. */
export type ValueReader = (name: string, scope: Scope) => unknown

interface Kept {
  readonly inputs: readonly unknown[]
  readonly result: unknown
}

/** A reader that keeps the last result of each value: made once for each page that is open. */
export function createValueReader(values: Values): ValueReader {
  const paths = new Map<string, Paths>()
  const kept = new Map<string, Kept>()
  return (name, scope) => {
    const reads = paths.get(name) ?? pathsThrough([[name]], values)
    paths.set(name, reads)
    const inputs = reads.map((path) => follow(scope(path[0]), path))
    const last = kept.get(name)
    if (last?.inputs.every((input, at) => Object.is(input, inputs[at]))) return last.result
    const result = compiledText(values[name]!).evaluate(scope)
    kept.set(name, { inputs, result })
    return result
  }
}

/** A scope in which the values of the page can be read besides everything else. They are computed when they are read. */
export function withValues(scope: Scope, values: Values, read: ValueReader = createValueReader(values)): Scope {
  const whole: Scope = (name) => (Object.hasOwn(values, name) ? read(name, whole) : scope(name))
  return whole
}
