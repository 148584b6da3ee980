import type { Finding } from '../../kit/problem.ts'
import { tokensOf } from './pointer.ts'

/** One mistake in a value or an expression, told; `kind` decides which rule it belongs to. */
export interface Mistake extends Finding {
  readonly kind: string
}

/** The property that a pointer leads to, as an operator would name it: items[2] */
export function labelOf(pointer: string): string {
  const tokens = tokensOf(pointer)
  const name = tokens.findLastIndex((token) => !/^\d+$/.test(token))
  const parts = tokens.slice(Math.max(name, 0)).map((token, index) => (index ? `[${token}]` : token))
  return parts.join('') || '/'
}

/** A mistake for the one rule that tells all of its kinds. */
export function toFinding(mistake: Mistake): Finding {
  const { kind: _, ...finding } = mistake
  return finding
}
