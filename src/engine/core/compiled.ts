import { compileValue, hasExpression, LIMITS } from './expressions/index.ts'
import type { Compiled } from './expressions/index.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

function isStatic(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !hasExpression(value)
  if (typeof value !== 'object' || value === null) return true
  return depth <= LIMITS.depth && Object.values(value).every((child) => isStatic(child, depth + 1))
}

/** What can't be compiled reads nothing and fails when evaluated, so that one place (the evaluation) deals with failing. */
function compile(value: unknown): Compiled {
  try {
    return compileValue(value)
  } catch (error) {
    const evaluate = () => {
      throw error
    }
    return { roots: [], paths: [], needed: [], evaluate }
  }
}

/**
 * A list or map of page JSON, compiled once: the props of a page's blocks are the same objects for every shopper. Without an expression it
 * evaluates to itself.
 */
export const compiledValue = memoByIdentity((value: object): Compiled =>
  isStatic(value) ? { roots: [], paths: [], needed: [], evaluate: () => value } : compile(value),
)

/** A condition of page JSON. The expressions keep compiled texts themselves. */
export const compiledText = (text: string): Compiled => compile(text)
