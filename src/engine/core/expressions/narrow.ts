import { pathOf } from './closures.ts'
import type { Binary, Expr } from './syntax.ts'

/** The paths known not to be null at some place of an expression, as keys made by `pathKey`. */
export type Facts = ReadonlySet<string>

export const pathKey = (path: readonly string[]): string => path.join('\0')

/** The path and all that lead to it: when a.b is there, so is a. */
function known(node: Expr | undefined): string[] {
  const path = node ? (pathOf(node) ?? []) : []
  return path.map((_, at) => pathKey(path.slice(0, at + 1)))
}

const isNull = (node: Expr) => node.kind === 'literal' && node.value === null

function fromBinary({ op, left, right }: Binary, holds: boolean): string[] {
  if (op === (holds ? '&&' : '||')) return [...factsOf(left, holds), ...factsOf(right, holds)]
  if (op === (holds ? '!=' : '==')) return isNull(right) ? known(left) : isNull(left) ? known(right) : []
  return holds && (op[0] === '<' || op[0] === '>') ? [...known(left), ...known(right)] : []
}

/** What is not null when the test gave true (or false): `has(a)`, `a != null`, and comparisons, which null never passes. */
export function factsOf(test: Expr, holds: boolean): string[] {
  if (test.kind === 'unary' && test.op === '!') return factsOf(test.operand, !holds)
  if (test.kind === 'call' && test.name === 'has' && holds) return known(test.args[0])
  return test.kind === 'binary' ? fromBinary(test, holds) : []
}
