/** What the page check, the studio and the CLI need besides the run-time half: sentences for mistakes, and types. */
export { assignable } from './assignable.ts'
export { checkExpression, checkTemplate, type Checked } from './check.ts'
export { asRead, misreading } from './number-text.ts'
export { expectedText } from './problems.ts'
export type { ExpressionCode, ExpressionProblem } from './problems.ts'
export { parseTemplate } from './template.ts'
export { describeType, orNull, present, typeOfSchema, union } from './types.ts'
export type { JSONSchemaLike, Type } from './types.ts'
