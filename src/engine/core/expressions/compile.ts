import { compileNode, follow, keyOf, placeOf } from './closures.ts'
import type { Context, Path, Scope } from './closures.ts'
import { ExpressionSyntaxError } from './errors.ts'
import { LIMITS } from './limits.ts'
import { evaluate } from './meter.ts'
import { readTemplate } from './read-template.ts'
import type { Template } from './read-template.ts'
import type { Expr } from './syntax.ts'
import { isObject, isText, joinTexts } from './values.ts'

export type { Path, Scope } from './closures.ts'

export interface Compiled {
  /** Names read from the scope. */
  readonly roots: readonly string[]
  /** Every path read from the scope, as far as it is written: `a.b[i].c` gives `['a', 'b']` and `['i']`, `a.b[3].c` all of it. */
  readonly paths: readonly Path[]
  /** The roots without the ones that `default(path, instead)` alone reads: there is a value for them whatever happens. */
  readonly needed: readonly string[]
  /** The value; missing is null. Throws ExpressionLimitError when too costly, and what the scope itself throws. */
  readonly evaluate: (scope: Scope) => unknown
}

/** Compiled texts kept by source, the oldest dropped first. */
const CACHED = 2000
const cache = new Map<string, Compiled>()

function compiled({ paths, needed }: Pick<Context, 'paths' | 'needed'>, evaluate: Compiled['evaluate']): Compiled {
  const all = [...paths.values()]
  return { roots: [...new Set(all.map(([root]) => root))], paths: all, needed: [...needed], evaluate }
}

function combined(parts: readonly Compiled[], evaluate: Compiled['evaluate']): Compiled {
  const [reading, ...others] = parts.filter(({ roots }) => roots.length > 0)
  if (reading && others.length === 0) return { ...reading, evaluate }
  const paths = parts.flatMap((part) => part.paths).map((path) => [keyOf(path), path] as const)
  const needed = new Set(parts.flatMap((part) => part.needed))
  return compiled({ paths: new Map(paths), needed }, evaluate)
}

const constant = (value: unknown): Compiled => ({ roots: [], paths: [], needed: [], evaluate: () => value })

/** Compiles a parsed expression to closures. Throws ExpressionSyntaxError when it calls a function that there isn't. */
export function compileExpression(node: Expr): Compiled {
  const context: Context = { locals: [], paths: new Map(), needed: new Set(), cost: 0 }
  const run = compileNode(node, context)
  const path = placeOf(node)
  if (path) return compiled(context, (scope) => follow(scope(path[0]), path))
  const left = LIMITS.steps - context.cost
  return compiled(context, (scope) => evaluate(run, scope, left))
}

/** Compiles a parsed text: a typed value, or text in which null has become ''. */
export function compileTemplate(template: Template): Compiled {
  if (template.kind === 'literal') return constant(template.text)
  if (template.kind === 'value') return compileExpression(template.node)
  const parts = template.parts.map((part) => (isText(part) ? constant(part) : compileExpression(part.node)))
  const texts = (scope: Scope) => parts.map((part) => part.evaluate(scope))
  return combined(parts, (scope) => joinTexts(texts(scope), ''))
}

function compileText(text: string): Compiled {
  const known = cache.get(text)
  if (known) return known
  const made = compileTemplate(readTemplate(text))
  if (cache.size >= CACHED) cache.delete(cache.keys().next().value ?? '')
  cache.set(text, made)
  return made
}

type Entries = readonly (readonly [string, Compiled])[]

/** A map whose every part may be another each time. Object.fromEntries, because an assignment to a key named `__proto__` would do something else. */
const buildAnew = (entries: Entries) => (scope: Scope) =>
  Object.fromEntries(entries.map(([key, part]) => [key, part.evaluate(scope)]))

/** A map of which only the parts with expressions are worked out: the others are copied along. */
function buildFrom(entries: Entries): Compiled['evaluate'] {
  const fixed = Object.fromEntries(
    entries.map(([key, part]) => [key, isLiteral.has(part) ? part.evaluate(nothing) : null]),
  )
  const moving = entries.filter(([, part]) => !isLiteral.has(part))
  return (scope) => {
    const made: Record<string, unknown> = { ...fixed }
    for (const [key, part] of moving) made[key] = part.evaluate(scope)
    return made
  }
}

const nothing: Scope = () => null

function compileInside(value: object, depth: number): Compiled {
  if (depth > LIMITS.depth) throw new ExpressionSyntaxError('expression-too-deep', { start: 0, end: 0 })
  const entries: Entries = Object.entries(value).map(([key, child]) => [key, compileAt(child, depth + 1)])
  const parts = entries.map(([, part]) => part)
  const build = Array.isArray(value)
    ? (scope: Scope) => parts.map((part) => part.evaluate(scope))
    : (Object.hasOwn(value, '__proto__') ? buildAnew : buildFrom)(entries)
  return parts.every((part) => isLiteral.has(part)) ? frozen(build(nothing)) : combined(parts, build)
}

/** Parts that hold no expression: reading no path is not enough, `{{ [1] }}` reads none either. */
const isLiteral = new WeakSet<Compiled>()

function frozen(value: unknown): Compiled {
  const made = constant(Object.freeze(value))
  isLiteral.add(made)
  return made
}

function compileAt(value: unknown, depth: number): Compiled {
  if (isText(value) && value.includes('{{')) return compileText(value)
  return isObject(value) ? compileInside(value, depth) : frozen(value)
}

/**
 * Compiles any JSON value whose texts, at any depth, may be expressions (keys never are). A part without expressions is copied once,
 * frozen, and the same reference at every evaluation. Throws ExpressionSyntaxError, its offsets in the text at fault.
 */
export function compileValue(value: unknown): Compiled {
  return compileAt(value, 0)
}
