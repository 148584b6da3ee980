import { checkExpression, checkTemplate, type Checked, type Type } from '../core/expressions/checker.ts'
import type { Expr } from '../core/expressions/index.ts'
import { getOwn } from '../core/get-own.ts'
import type { parseText } from './parse-text.ts'
import type { Roots } from './page-types.ts'

type Template = Extract<ReturnType<typeof parseText>, { ok: true }>['template']

/** Every name that an expression writes, with those of the variables of its macros. */
function namesIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  const { kind, name } = value as { readonly kind?: unknown; readonly name?: unknown }
  if (kind === 'name') found.add(String(name))
  for (const child of Object.values(value)) namesIn(child, found)
  return found
}

/** What an expression may read. */
export interface Readable {
  readonly roots: Roots
  /** What was sent, where an action reads it. It is no root: a page has many actions, and a list of roots for each event would cost more than all else. */
  readonly event?: Type
}

interface Kept {
  readonly types: readonly (Type | undefined)[]
  readonly checked: Checked
}

/** Sets of types that one text was checked with. */
const KEPT = 8

/**
 * Checks an expression once for the types that it reads, by their identity: most pages of a shop write the same few hundred. Mistakes are
 * not kept, since what is suggested instead hangs on all names that could be read.
 */
function keptByTypes<Written extends object>(
  check: (written: Written, roots: Roots) => Checked,
): (written: Written, readable: Readable) => Checked {
  const known = new WeakMap<Written, { readonly names: readonly string[]; readonly kept: Kept[] }>()
  return (written, { roots, event }) => {
    const before = known.get(written) ?? { names: [...namesIn(written, new Set())], kept: [] }
    known.set(written, before)
    const { names, kept } = before
    const types = names.map((name) => (name === 'event' && event ? event : getOwn(roots, name)))
    const same = kept.find((one) => one.types.every((type, index) => type === types[index]))
    if (same) return same.checked
    const checked = check(written, event ? { ...roots, event } : roots)
    if (checked.problems.length === 0 && kept.length < KEPT) kept.push({ types, checked })
    return checked
  }
}

/** The type and the mistakes of a text of page JSON. */
export const templateType = keptByTypes<Template>(checkTemplate)

/** The type and the mistakes of an expression. */
export const expressionType = keptByTypes<Expr>(checkExpression)
