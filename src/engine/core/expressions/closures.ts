import { ExpressionSyntaxError } from './errors.ts'
import { FUNCTIONS } from './functions.ts'
import { OPERATORS } from './operators.ts'
import type {
  Binary,
  Call,
  Conditional,
  Expr,
  ListLiteral,
  Macro,
  MacroName,
  MapLiteral,
  Member,
  Unary,
} from './syntax.ts'
import { element, isNumber, isText, spend } from './values.ts'

/** Looks a root name up; undefined counts as null. Called once per root read. */
export type Scope = (name: string) => unknown

/** A root's name, then the names and the positions in lists that lead on from it: `a.b[3].c`. */
export type Path = readonly [root: string, ...keys: (string | number)[]]

/** One evaluation: what is left to spend, and the variables of the macros being run, outermost first. */
interface Frame {
  readonly scope: Scope
  left: number
  readonly locals: unknown[]
}

export type Run = (frame: Frame) => unknown

/** Steps are not counted node by node, which would cost every evaluation: `cost` adds up the nodes that one visit can reach at most,
 * and only a macro, which visits its body again and again, pays for it while running. */
export interface Context {
  readonly locals: readonly string[]
  readonly paths: Map<string, Path>
  /** Roots without whose value there is no result: all that are read outside `default(path, instead)`. */
  readonly needed: Set<string>
  cost: number
}

const NOTHING: Run = () => null

/** The names of `a.b['c']`, or undefined when the expression is more than a path of written names. */
export function pathOf(node: Expr): string[] | undefined {
  if (node.kind === 'name') return [node.name]
  if (node.kind !== 'member' || node.key.kind !== 'literal' || !isText(node.key.value)) return undefined
  return pathOf(node.target)?.concat(node.key.value)
}

/** The same with written positions in it. */
export function placeOf(node: Expr): Path | undefined {
  if (node.kind === 'name') return [node.name]
  if (node.kind !== 'member' || node.key.kind !== 'literal') return undefined
  const { value } = node.key
  const target = isText(value) || isNumber(value) ? placeOf(node.target) : undefined
  return target && [...target, value as string | number]
}

/** What tells one path from another. */
export const keyOf = (path: Path): string => JSON.stringify(path)

/** The value at the path whose first name has the given value. */
export function follow(value: unknown, path: Path): unknown {
  let found: unknown = value ?? null
  for (let at = 1; at < path.length; at++) found = element(found, path[at]!)
  return found
}

function path(keys: Path, context: Context, isNeeded: boolean): Run {
  const root = keys[0]
  context.cost += keys.length - 1
  const slot = context.locals.lastIndexOf(root)
  if (slot >= 0) return (frame) => follow(frame.locals[slot], keys)
  context.paths.set(keyOf(keys), keys)
  // What stands in for a place in a list says nothing of the list itself.
  if (isNeeded || keys.some(isNumber)) context.needed.add(root)
  return (frame) => follow(frame.scope(root), keys)
}

function member({ target, key }: Member, context: Context): Run {
  const of = compileNode(target, context)
  const at = compileNode(key, context)
  return (frame) => element(of(frame), at(frame))
}

function unary({ op, operand }: Unary, context: Context): Run {
  const value = compileNode(operand, context)
  if (op === '!') return (frame) => value(frame) !== true
  return (frame) => {
    const number = value(frame)
    return isNumber(number) ? -number : null
  }
}

function binary({ op, left, right }: Binary, context: Context): Run {
  const a = compileNode(left, context)
  const b = compileNode(right, context)
  if (op === '&&') return (frame) => a(frame) === true && b(frame) === true
  if (op === '||') return (frame) => a(frame) === true || b(frame) === true
  const operate = OPERATORS[op]
  return (frame) => operate(a(frame), b(frame), frame)
}

function conditional(node: Conditional, context: Context): Run {
  const test = compileNode(node.test, context)
  const yes = compileNode(node.yes, context)
  const no = compileNode(node.no, context)
  return (frame) => (test(frame) === true ? yes(frame) : no(frame))
}

/** Built-in work over long texts and lists is charged too: a sixteenth of a step for each character or element. */
const weight = (value: unknown) => (isText(value) || Array.isArray(value) ? value.length >> 4 : 0)

function call({ name, at, args }: Call, context: Context): Run {
  const compute = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
  if (!compute) throw new ExpressionSyntaxError('expression-unknown-function', at, '', name)
  const [a = NOTHING, b = NOTHING, c = NOTHING] = args.map((arg, place) =>
    compileNode(arg, context, name !== 'default' || place > 0),
  )
  return (frame) => {
    const x = a(frame)
    const y = b(frame)
    spend(frame, weight(x) + weight(y))
    return compute(x, y, c(frame), frame)
  }
}

type Visit = (item: unknown) => unknown

const MACROS: Readonly<Record<MacroName, (list: readonly unknown[], visit: Visit) => unknown>> = {
  filter: (list, visit) => list.filter((item) => visit(item) === true),
  map: (list, visit) => list.map((item) => visit(item)),
  exists: (list, visit) => list.some((item) => visit(item) === true),
  all: (list, visit) => list.every((item) => visit(item) === true),
}

function macro({ name, target, variable, body }: Macro, context: Context): Run {
  const list = compileNode(target, context)
  const slot = context.locals.length
  const inner: Context = { ...context, locals: [...context.locals, variable], cost: 0 }
  const run = compileNode(body, inner)
  const none = name === 'filter' || name === 'map' ? null : false
  const visit = (frame: Frame) => (item: unknown) => {
    spend(frame, inner.cost)
    frame.locals[slot] = item
    return run(frame)
  }
  return (frame) => {
    const items = list(frame)
    return Array.isArray(items) ? MACROS[name](items, visit(frame)) : none
  }
}

function list({ items }: ListLiteral, context: Context): Run {
  const runs = items.map((item) => compileNode(item, context))
  return (frame) => runs.map((run) => run(frame))
}

function object({ entries }: MapLiteral, context: Context): Run {
  const runs = entries.map(({ key, value }) => [key, compileNode(value, context)] as const)
  return (frame) => Object.fromEntries(runs.map(([key, run]) => [key, run(frame)]))
}

type Compile<Kind extends Expr['kind']> = (node: Extract<Expr, { kind: Kind }>, context: Context) => Run

const COMPILERS: { readonly [Kind in Expr['kind']]: Compile<Kind> } = {
  binary,
  call,
  conditional,
  list,
  macro,
  member,
  object,
  unary,
  literal: (node) => () => node.value,
  name: (node, context) => path([node.name], context, true),
}

/**
 * Turns a node into a closure; adds the paths that it reads and its cost to the context. Throws ExpressionSyntaxError at an unknown function.
 * @param isNeeded false: a path that is the whole node has something that stands in for it
 */
export function compileNode(node: Expr, context: Context, isNeeded = true): Run {
  context.cost++
  const keys = placeOf(node)
  return keys
    ? path(keys, context, isNeeded)
    : (COMPILERS[node.kind] as Compile<typeof node.kind>)(node as never, context)
}
