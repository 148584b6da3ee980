import type { SiteFile } from '../../src/engine/checks/check-pages.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { context as fixtureContext } from '../../src/engine/core/test-fixtures.ts'
import { renderPage } from '../contract/render-page.tsx'
import { judge } from '../contract/shop-pages.ts'

/** One check of one file, of however many mistakes, takes no longer: it is milliseconds on a machine that does nothing else. */
const LONGEST_MS = 5000

/** Whoever looks, at ten o’clock. */
const context = { ...fixtureContext, now: '2026-11-20T10:00:00' }

const isTold = ({ rule, message, start, end }: Problem, text: string) =>
  rule !== 'check-failed' && message.zh !== '' && start.offset <= end.offset && end.offset <= text.length

/** What became of a file. */
export interface Outcome {
  /** It may be served. */
  readonly isTaken: boolean
  /** It is a page that was rendered. */
  readonly isRendered: boolean
}

/**
 * Checks a file, and renders it when it is a page that passes, as the server does before any of its data is there.
 * @throws Error that says what is wrong with the check or the page engine; what is wrong with the file is none
 */
export function tryFile(file: SiteFile): Outcome {
  const began = performance.now()
  const { page, problems } = judge(file)
  const withoutDialog = problems.find((problem) => !isTold(problem, file.text))
  if (withoutDialog) throw new Error(`${withoutDialog.rule} is not told well: ${JSON.stringify(withoutDialog)}`)
  const isRendered = page?.blocks !== undefined
  const crashed = isRendered ? renderPage(page, context).crashed : []
  if (crashed.length > 0) throw new Error(`blocks crashed: ${crashed.join(', ')}`)
  const took = performance.now() - began
  if (took > LONGEST_MS) throw new Error(`it took ${Math.round(took)} ms`)
  return { isTaken: problems.every(({ severity }) => severity !== 'error'), isRendered }
}
