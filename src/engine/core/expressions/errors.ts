import type { Span } from './syntax.ts'

export type SyntaxCode =
  | 'expression-syntax'
  | 'expression-too-long'
  | 'expression-too-deep'
  | 'expression-too-large'
  | 'expression-unknown-function'
  | 'expression-forbidden-name'
  | 'expression-bad-arguments'

/**
 * The text is not an expression. Carries what a message needs and no sentence: shoppers do not download sentences,
 * `syntaxProblem` in problems.ts makes them. `expected` is a sign (`)`) or `value`, `name`, `text`; `got` the text found there, '' at the end.
 */
export class ExpressionSyntaxError extends Error {
  readonly code: SyntaxCode
  readonly start: number
  readonly end: number
  readonly expected: string
  readonly got: string

  constructor(code: SyntaxCode, { start, end }: Span, expected = '', got = '') {
    super(`${code} ${start}-${end} ${expected} ${got}`)
    this.code = code
    this.start = start
    this.end = end
    this.expected = expected
    this.got = got
  }
}

export function refuse(code: SyntaxCode, at: Span, expected = '', got = ''): never {
  throw new ExpressionSyntaxError(code, at, expected, got)
}

/** The evaluation was stopped: too many steps, or a text or list built too large (see LIMITS). */
export class ExpressionLimitError extends Error {
  readonly code = 'expression-too-costly'

  constructor() {
    super('expression-too-costly')
  }
}
