import { checkExpression, parseTemplate, type Type } from '../core/expressions/checker.ts'
import { hasExpression } from '../core/expressions/index.ts'
import type { Expr } from '../core/expressions/index.ts'
import type { Roots } from './page-types.ts'

function nodeOf(when: unknown): Expr[] {
  const parsed = typeof when === 'string' && hasExpression(when) ? parseTemplate(when) : undefined
  return parsed?.ok && parsed.template.kind === 'value' ? [parsed.template.node] : []
}

/** What holds where all of these conditions hold, as one test. */
export function allOf(conditions: readonly unknown[]): Expr | undefined {
  const nodes = conditions.flatMap(nodeOf)
  if (!nodes.length) return undefined
  return nodes.reduce((left, right) => ({ kind: 'binary', op: '&&', left, right, start: 0, end: 0 }))
}

/**
 * The type of an expression where a test holds: the checker knows it inside `test ? [node] : []`, and the empty list adds nothing to
 * what is in the other.
 */
export function typeWhere(test: Expr, node: Expr, roots: Roots): Type {
  const span = { start: 0, end: 0 }
  const yes: Expr = { kind: 'list', items: [node], ...span }
  const no: Expr = { kind: 'list', items: [], ...span }
  const { type } = checkExpression({ kind: 'conditional', test, yes, no, ...span }, roots)
  return type.kind === 'list' ? type.of : type
}
