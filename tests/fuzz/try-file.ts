import type { Page } from '../../schemas/page/page.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { checkParts } from '../../src/engine/checks/check-parts.ts'
import { validatePage } from '../../src/engine/checks/validate-page.ts'
import { validateRoutes } from '../../src/engine/checks/validate-routes.ts'
import { siteChecks } from '../../src/app/checks/site-checks.ts'
import { validateTheme } from '../../src/engine/checks/validate-theme.ts'
import { context as fixtureContext } from '../../src/engine/core/test-fixtures.ts'
import { renderPage } from '../contract/render-page.tsx'
import { catalogues, pageSources } from '../contract/shop-pages.ts'
import type { AnyFile } from './any-file.ts'

/** One check of one file, of however many mistakes, takes no longer: it is milliseconds on a machine that does nothing else. */
const LONGEST_MS = 5000

const pageNames = pageSources.map(({ name }) => name)

/** Whoever looks, at ten o’clock. */
const context = { ...fixtureContext, now: '2026-11-20T10:00:00' }

function checked({ kind, source }: AnyFile): { readonly page?: Page; readonly problems: readonly Problem[] } {
  if (kind === 'page') return validatePage(source, catalogues)
  if (kind === 'routes') return validateRoutes(source, { ...catalogues, pageNames })
  if (kind === 'theme') return validateTheme(source, siteChecks)
  return { problems: checkParts([source], catalogues).problems.get(source.file) ?? [] }
}

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
export function tryFile(file: AnyFile): Outcome {
  const began = performance.now()
  const { page, problems } = checked(file)
  const untold = problems.find((problem) => !isTold(problem, file.source.text))
  if (untold) throw new Error(`${untold.rule} is not told well: ${JSON.stringify(untold)}`)
  const isRendered = page?.blocks !== undefined
  const crashed = isRendered ? renderPage(page, context).crashed : []
  if (crashed.length > 0) throw new Error(`blocks crashed: ${crashed.join(', ')}`)
  const took = performance.now() - began
  if (took > LONGEST_MS) throw new Error(`it took ${Math.round(took)} ms`)
  return { isTaken: problems.every(({ severity }) => severity !== 'error'), isRendered }
}
