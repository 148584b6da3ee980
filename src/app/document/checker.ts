import { contracts } from '../../../schemas/api/contracts.ts'
import { actionSchemas } from '../../../schemas/page/action.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { Theme } from '../../../schemas/page/theme.ts'
import { registry } from '../../../widgets/registry.ts'
import { screens } from '../../modules/index.ts'
import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../../page/core/page-source.ts'
import { formatProblem } from '../../page/checks/format-problem.ts'
import { checkParts, type CheckedParts } from '../../page/checks/check-parts.ts'
import type { Judge } from '../../page/checks/judge/judge.ts'
import { validatePage } from '../../page/checks/validate-page.ts'
import { validateRoutes } from '../../page/checks/validate-routes.ts'
import { validateTheme } from '../../page/checks/validate-theme.ts'

interface Checked<Value> {
  /** Present when the file may serve. */
  readonly value?: Value
  /** One text a problem, as the operator reads it. */
  readonly problems: readonly string[]
}

/** The checks of the operators' files with everything that this build knows: what the server asks before it serves a file. */
export interface Checker {
  /** `parts`: those that passed their own check. */
  readonly page: (source: PageSource, routes: readonly Route[], parts: readonly PageSource[]) => Checked<Page>
  /** All parts, since they may use each other; the problems of each by its file. Its text is the value of one that may serve. */
  readonly parts: (sources: readonly PageSource[]) => Readonly<Record<string, Checked<string>>>
  readonly routes: (source: PageSource, pageNames: readonly string[]) => Checked<readonly Route[]>
  readonly theme: (source: PageSource) => Checked<Theme>
}

const tell = (source: PageSource, problems: readonly Problem[]) =>
  problems.map((problem) => formatProblem(problem, 'zh', { frame: false, source: source.text }))

/** What this build knows beside its pages. */
const catalogues = { registry, screens, contracts, actions: actionSchemas }

/** Makes the checks, of which `judge` decides about shapes: it knows those of the same widgets, screens, endpoints and actions. */
export function createChecker(judge: Judge): Checker {
  const shop = { ...catalogues, judge }
  // The same list is asked about for page after page.
  const known = new WeakMap<readonly PageSource[], CheckedParts>()
  const partsOf = (sources: readonly PageSource[]): CheckedParts => {
    const found = known.get(sources) ?? checkParts(sources, { ...shop, routes: [] })
    known.set(sources, found)
    return found
  }
  return {
    page(source, routes, parts) {
      const { page, problems } = validatePage(source, { ...shop, routes, ...partsOf(parts) })
      return { value: page, problems: tell(source, problems) }
    },
    parts(sources) {
      const { parts, problems } = partsOf(sources)
      const checked = sources.map((source) => {
        const value = Object.hasOwn(parts, source.name) ? source.text : undefined
        return [source.file, { value, problems: tell(source, problems.get(source.file) ?? []) }] as const
      })
      return Object.fromEntries(checked)
    },
    routes(source, pageNames) {
      const { routes, problems } = validateRoutes(source, {
        ...shop,
        routes: [],
        pageNames,
      })
      return { value: routes, problems: tell(source, problems) }
    },
    theme(source) {
      const { theme, problems } = validateTheme(source)
      return { value: theme, problems: tell(source, problems) }
    },
  }
}
