/** The door for tools that judge pages. */
export type { Problem } from '../../kit/problem.ts'
export { type CheckedFile, type CheckedSite, checkPages, type SiteFile, surroundingsOf } from './check-pages.ts'
export { formatProblem } from './format-problem.ts'
export { type PageFolder, readPages } from './page-folder.ts'
