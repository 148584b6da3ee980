import { ExpressionSyntaxError } from './errors.ts'
import { syntaxProblem } from './problems.ts'
import type { ExpressionProblem } from './problems.ts'
import { readExpression } from './read.ts'
import type { Expr } from './syntax.ts'

export type Refusal = { readonly ok: false; readonly problem: ExpressionProblem }
export type ParseResult = { readonly ok: true; readonly node: Expr } | Refusal

/** The refusal that an error of the reader means; any other error is a defect and is thrown on. */
export function refusal(error: unknown): Refusal {
  if (error instanceof ExpressionSyntaxError) return { ok: false, problem: syntaxProblem(error) }
  throw error
}

/** Reads an expression; a mistake is returned as a problem with its sentence. Never throws. */
export function parseExpression(source: string): ParseResult {
  try {
    return { ok: true, node: readExpression(source) }
  } catch (error) {
    return refusal(error)
  }
}
