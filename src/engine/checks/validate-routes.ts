import type { Route, RouteTable } from '../../../schemas/page/route.ts'
import { MAX_ROUTE_VALUES } from '../../domain/file-limits.ts'
import type { Problem } from '../../kit/problem.ts'
import type { PageSource } from '../core/page-source.ts'
import type { Catalogues } from './catalogues.ts'
import { findingsOf, hasError, problemsOf } from './problems-of.ts'
import { readJson } from './read-json.ts'
import { createRoutesView } from './routes-view.ts'
import { routesRules } from './rules.ts'
import { unfailing } from './unfailing.ts'

interface Checked {
  readonly routes?: Route[]
  readonly problems: Problem[]
}

/** Judges the text of the route table; `routes` is there when nothing is wrong but warnings. Never throws for what a file holds. */
export function validateRoutes(
  source: PageSource,
  catalogues: Catalogues & { readonly pageNames: readonly string[] },
): Checked {
  return unfailing(source, () => judged(source, catalogues))
}

function judged(
  source: PageSource,
  { pageNames, screens }: Catalogues & { readonly pageNames: readonly string[] },
): Checked {
  const json = readJson(source, MAX_ROUTE_VALUES)
  if (!json.ok) return { problems: json.problems }
  const { raw } = json
  const problems = problemsOf(findingsOf(routesRules, createRoutesView(raw, pageNames, screens)), { source, raw })
  return hasError(problems) ? { problems } : { routes: [...(raw as RouteTable).routes], problems }
}
