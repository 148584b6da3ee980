/** The door for tools that judge pages. */
export { actionSchemas } from '../../../schemas/page/action.ts'
export type { Checked, Checker, FileSource } from '../../kit/checker.ts'
export type { Problem } from '../../kit/problem.ts'
export { createChecker } from './create-checker.ts'
export { formatProblem } from './format-problem.ts'
export { compileShape } from './judge/compile-judge.ts'
export { type CheckedFile, readPages, siteChecker } from './page-folder.ts'
