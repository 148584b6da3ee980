import { refusal } from '../parse.ts'
import type { Refusal } from '../parse.ts'
import { readExpression } from '../read.ts'
import type { Expr } from '../syntax.ts'

/** Reads an expression as a template reads each of its own; a mistake is returned as a problem with its sentence. Never throws. */
export function parseExpression(source: string): { readonly ok: true; readonly node: Expr } | Refusal {
  try {
    return { ok: true, node: readExpression(source) }
  } catch (error) {
    return refusal(error)
  }
}
