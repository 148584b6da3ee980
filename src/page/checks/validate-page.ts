import type { Page } from '../../../schemas/page/page.ts'
import type { Problem } from '../../kit/problem.ts'
import { migratePage } from '../core/migrate-page.ts'
import type { PageSource } from '../core/page-source.ts'
import type { Catalogues } from './catalogues.ts'
import { hasFrame } from './has-frame.ts'
import { pageShape } from './page-shape/index.ts'
import { createPageView, type PageView } from './page-view.ts'
import { findingsOf, hasError, problemsOf } from './problems-of.ts'
import { readJson } from './read-json.ts'
import { pageRules, versionRules } from './rules.ts'

export type { Catalogues } from './catalogues.ts'

/** What stands on a broken frame is not looked at, and leftovers only where nothing else is wrong: one mistake gives one message. */
function judge(view: PageView): ReturnType<typeof findingsOf> {
  if (!hasFrame(view)) return findingsOf([pageShape], view)
  const found = findingsOf(
    pageRules.filter((rule) => !rule.onlyWhenSound),
    view,
  )
  return found.length
    ? found
    : findingsOf(
        pageRules.filter((rule) => rule.onlyWhenSound),
        view,
      )
}

/**
 * Stop 3 (with 2 before it): judges the text of a page. `page` is there when nothing is wrong but warnings, at today's versions.
 * Never throws for what a file holds; throws when a widget's or an endpoint's schema is beyond the checks.
 */
export function validatePage(source: PageSource, catalogues: Catalogues): { page?: Page; problems: Problem[] } {
  const json = readJson(source)
  if (!json.ok) return { problems: json.problems }
  const migrated = migratePage(json.raw, catalogues.registry)
  if (!migrated.ok) return { problems: problemsOf(findingsOf(versionRules, migrated), { source, raw: json.raw }) }
  const view = createPageView(migrated.raw, source, catalogues)
  const older = new Set(migrated.applied.map(({ pointer }) => pointer))
  const problems = problemsOf(judge(view), { source, raw: json.raw, migrated: older })
  return hasError(problems) ? { problems } : { page: migrated.raw as Page, problems }
}
