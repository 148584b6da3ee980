import { minuteOf } from '../../domain/schedule.ts'
import type { Checker } from '../../kit/checker.ts'
import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import { formatProblem } from './format-problem.ts'
import { checkParts, type CheckedParts } from './check-parts.ts'
import { type CheckedSite, siteNames } from './checked-site.ts'
import { type CompileShape, judgeOf } from './judge/judge.ts'
import { leaveOut } from './leave-out.ts'
import { validateComponent } from './validate-component.ts'
import { validatePage } from './validate-page.ts'
import { validateRoutes } from './validate-routes.ts'
import { validateTheme } from './validate-theme.ts'

const tell = (source: PageSource, placed: readonly Problem[]) => ({
  placed,
  problems: placed.map((problem) => formatProblem(problem, 'zh', { frame: false, source: source.text })),
})

/**
 * Makes the checks; what decides about shapes is compiled when a page needs it.
 *
 * @param site what its files may name, and its own rules
 * @param now the shop's time, '2026-11-20T08:30:00': a schedule that is over by then is remarked
 */
export function createChecker(site: CheckedSite, compile: CompileShape, now: () => string): Checker {
  const names = siteNames(site)
  const shop = { ...names, judge: judgeOf(names, compile) }
  // The same list is asked about for page after page.
  const known = new WeakMap<readonly PageSource[], CheckedParts>()
  const partsOf = (sources: readonly PageSource[], draftParts?: readonly string[]): CheckedParts => {
    const found = known.get(sources) ?? checkParts(sources, { ...shop, routes: [], draftParts })
    known.set(sources, found)
    return found
  }
  return {
    page(source, { routes, pageText, parts, draftParts, pictures, content }) {
      const { page, problems } = validatePage(source, {
        ...shop,
        ...{ routes, pageText, draftParts, pictures, content, now: minuteOf(now()) },
        ...partsOf(parts),
      })
      return { value: page, ...tell(source, problems) }
    },
    parts(sources, draftParts) {
      const { parts, problems } = partsOf(sources, draftParts)
      const checked = sources.map((source) => {
        const value = Object.hasOwn(parts, source.name) ? source.text : undefined
        return [source.file, { value, ...tell(source, problems.get(source.file) ?? []) }] as const
      })
      return Object.fromEntries(checked)
    },
    routes(source, pageNames) {
      const { routes, problems } = validateRoutes(source, {
        ...shop,
        routes: [],
        pageNames,
      })
      return { value: routes, ...tell(source, problems) }
    },
    theme(source) {
      const { theme, problems } = validateTheme(source, names.site)
      return { value: theme, ...tell(source, problems) }
    },
    leaveOut,
    component(source, { routes, pictures, readers, content }) {
      const around = { ...shop, routes, pictures, content, now: minuteOf(now()) }
      const { isSound, problems } = validateComponent(source, around, readers)
      return { value: isSound ? source.text : undefined, ...tell(source, problems) }
    },
  }
}
