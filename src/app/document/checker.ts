import { contracts } from '../../../schemas/api/contracts.ts'
import { actionSchemas } from '../../../schemas/page/action.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { Theme } from '../../../schemas/page/theme.ts'
import { registry } from '../../../widgets/registry.ts'
import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../../page/core/page-source.ts'
import { formatProblem } from '../../page/checks/format-problem.ts'
import { validatePage } from '../../page/checks/validate-page.ts'
import { validateRoutes } from '../../page/checks/validate-routes.ts'
import { validateTheme } from '../../page/checks/validate-theme.ts'

export interface Checked<Value> {
  /** Present when the file may serve. */
  readonly value?: Value
  /** One text a problem, as the operator reads it. */
  readonly problems: readonly string[]
}

/** The checks of the operators' files with everything that this build knows: what the server asks before it serves a file. */
export interface Checker {
  readonly page: (source: PageSource, routes: readonly Route[]) => Checked<Page>
  readonly routes: (source: PageSource, pageNames: readonly string[]) => Checked<readonly Route[]>
  readonly theme: (source: PageSource) => Checked<Theme>
}

const tell = (source: PageSource, problems: readonly Problem[]) =>
  problems.map((problem) => formatProblem(problem, 'zh', { frame: false, source: source.text }))

export const checker: Checker = {
  page(source, routes) {
    const { page, problems } = validatePage(source, { registry, contracts, actions: actionSchemas, routes })
    return { value: page, problems: tell(source, problems) }
  },
  routes(source, pageNames) {
    const { routes, problems } = validateRoutes(source, {
      registry,
      contracts,
      actions: actionSchemas,
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
