/** What a shopper's page needs: read, compile, evaluate. The checker is behind `checker.ts`. */
export { compileValue } from './compile.ts'
export { follow } from './closures.ts'
export { element } from './values.ts'
export type { Compiled, Path, Scope } from './compile.ts'
export { ExpressionLimitError, ExpressionSyntaxError } from './errors.ts'
export { LIMITS } from './limits.ts'
export { hasExpression } from './read-template.ts'
export type { Expr } from './syntax.ts'
