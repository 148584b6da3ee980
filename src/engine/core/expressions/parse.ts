import { ExpressionSyntaxError } from './errors.ts'
import { syntaxProblem } from './problems.ts'
import type { ExpressionProblem } from './problems.ts'

export type Refusal = { readonly ok: false; readonly problem: ExpressionProblem }

/** The refusal that an error of the reader means; any other error is a defect and is thrown on. */
export function refusal(error: unknown): Refusal {
  if (error instanceof ExpressionSyntaxError) return { ok: false, problem: syntaxProblem(error) }
  throw error
}
