import type { Type } from '../core/expressions/checker.ts'
import { hasExpression } from '../core/expressions/index.ts'
import type { Expr } from '../core/expressions/index.ts'
import { getOwn } from '../core/get-own.ts'
import { noValues, type Values } from '../core/values.ts'
import { expressionType, type Readable } from './kept-types.ts'
import { parseText } from './parse-text.ts'

function nodeOf(when: unknown): Expr[] {
  const parsed = typeof when === 'string' && hasExpression(when) ? parseText(when) : undefined
  return parsed?.ok && parsed.template.kind === 'value' ? [parsed.template.node] : []
}

/** The condition with what its values say in place of their names: what holds there is known by the paths that they read. */
function spelledOut(node: Expr, values: Values, around: readonly string[] = []): Expr {
  if (node.kind === 'unary') {
    const operand = spelledOut(node.operand, values, around)
    return operand === node.operand ? node : { ...node, operand }
  }
  if (node.kind === 'binary' && (node.op === '&&' || node.op === '||')) {
    const [left, right] = [spelledOut(node.left, values, around), spelledOut(node.right, values, around)]
    return left === node.left && right === node.right ? node : { ...node, left, right }
  }
  if (node.kind !== 'name' || around.includes(node.name)) return node
  const [inside] = nodeOf(getOwn(values, node.name))
  return inside ? spelledOut(inside, values, [...around, node.name]) : node
}

/** What holds where all of these conditions hold, as one test. */
function allOf(conditions: readonly unknown[], values: Values): Expr | undefined {
  const nodes = conditions.flatMap(nodeOf).map((node) => spelledOut(node, values))
  if (!nodes.length) return undefined
  return nodes.reduce((left, right) => ({ kind: 'binary', op: '&&', left, right, start: 0, end: 0 }))
}

/** What holds where all of these conditions hold, worked out when it is first asked for: most expressions are of their type without it. */
export type Test = () => Expr | undefined

export function testOf(conditions: readonly unknown[], values: Values = noValues): Test {
  let made: { readonly test: Expr | undefined } | undefined
  return () => (made ??= { test: allOf(conditions, values) }).test
}

const wholes = new WeakMap<Expr, WeakMap<Expr, Expr>>()

/** `test ? [node] : []`: the same two give the same expression. */
function whole(test: Expr, node: Expr): Expr {
  const ofTest = wholes.get(test) ?? new WeakMap<Expr, Expr>()
  wholes.set(test, ofTest)
  const span = { start: 0, end: 0 }
  const yes: Expr = { kind: 'list', items: [node], ...span }
  const made = ofTest.get(node) ?? { kind: 'conditional', test, yes, no: { kind: 'list', items: [], ...span }, ...span }
  ofTest.set(node, made)
  return made
}

/**
 * The type of an expression where a test holds: the checker knows it inside `test ? [node] : []`, and the empty list adds nothing to
 * what is in the other.
 */
export function typeWhere(test: Expr, node: Expr, readable: Readable): Type {
  const { type } = expressionType(whole(test, node), readable)
  return type.kind === 'list' ? type.of : type
}
