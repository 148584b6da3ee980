import type { Page, ScreenPage } from '../../../schemas/page/page.ts'
import type { Part } from '../../../schemas/page/part.ts'
import type { Problem } from '../../kit/problem.ts'
import { expandParts } from '../core/expand-parts.ts'
import { migratePage } from '../core/migrate-page.ts'
import type { PageSource } from '../core/page-source.ts'
import { screenPage } from '../core/screen-page.ts'
import type { Catalogues } from './catalogues.ts'
import type { SiteCatalogues } from './site-checks.ts'
import { createPageView } from './create-page-view.ts'
import { hasFrame } from './has-frame.ts'
import { pageShape } from './page-shape/index.ts'
import type { PageView } from './page-view.ts'
import { asWritten } from './as-written.ts'
import { findingsOf, hasError, problemsOf, type Pair } from './problems-of.ts'
import { readJson } from './read-json.ts'
import type { PageRule } from './rule.ts'
import { screenPage as screenPageRule } from './screen-page/index.ts'
import { routesOfPage } from './routes-by-page.ts'
import { expandedRules, pageRules, versionRules } from './rules.ts'
import { unfailing } from './unfailing.ts'

/** Rules about what a page has around its blocks: of a part they are asked in the pages that use it. */
const aroundBlocks = new Set([
  'empty-page',
  'unknown-experiment',
  'unknown-popup',
  'unknown-reload',
  'unknown-scroll-target',
  'unread-query',
  'unused-data',
  'unused-popup',
])

/** The rules of the engine and of the site. */
function rulesFor({ site }: SiteCatalogues, isPart: boolean): readonly PageRule[] {
  const all = [...pageRules, ...(site?.pageRules ?? [])]
  return isPart ? all.filter(({ meta }) => !aroundBlocks.has(meta.name)) : all
}

/** Where a part is lacking, so is what the page may refer to in it. */
function withoutEchoes(found: Pair[]): Pair[] {
  const isLacking = found.some(([{ meta }]) => meta.name === 'unknown-part' || meta.name === 'part-cycle')
  return isLacking ? found.filter(([{ meta }]) => !aroundBlocks.has(meta.name)) : found
}

/** What stands on a broken frame is not looked at, and leftovers only where nothing else is wrong: one mistake gives one message. */
function judge(view: PageView, rules: readonly PageRule[]): Pair[] {
  if (!hasFrame(view)) return findingsOf([pageShape, screenPageRule], view)
  const found = findingsOf(
    rules.filter((rule) => !rule.onlyWhenSound),
    view,
  )
  return found.length
    ? found
    : findingsOf(
        rules.filter((rule) => rule.onlyWhenSound),
        view,
      )
}

type Checked =
  | { readonly view: PageView; readonly problems: Problem[] }
  | { readonly view?: undefined; readonly problems: Problem[] }

const hasAddress = (pageName: string, { routes }: Catalogues) => routesOfPage(pageName, routes).length > 0

/** Reads, migrates, expands and judges a page or a part. */
function judged(source: PageSource, catalogues: SiteCatalogues, isPart: boolean): Checked {
  const json = readJson(source)
  if (!json.ok) return { problems: json.problems }
  // What a page may read, and whether it stands around a screen, hangs on its address.
  if (!isPart && catalogues.routesInDoubt && !hasAddress(source.name, catalogues)) return { problems: [] }
  const migrated = migratePage(json.raw, catalogues.registry)
  if (!migrated.ok) return { problems: problemsOf(findingsOf(versionRules, migrated), { source, raw: json.raw }) }
  const expanded = expandParts(migrated.raw, catalogues.parts ?? {})
  const beyond = findingsOf(expandedRules, expanded)
  if (beyond.length > 0) return { problems: problemsOf(beyond, { source, raw: json.raw }) }
  const view = createPageView(expanded, source, catalogues, isPart)
  const older = new Set(migrated.applied.map(({ pointer }) => pointer))
  const found = asWritten(withoutEchoes(judge(view, rulesFor(catalogues, isPart))), expanded, migrated.raw)
  return { view, problems: problemsOf(found, { source, raw: json.raw, migrated: older }) }
}

const check = (source: PageSource, catalogues: SiteCatalogues, isPart: boolean): Checked =>
  unfailing(source, () => judged(source, catalogues, isPart))

/** With the states that its submits declare by themselves. */
function served({ raw, state, screen }: PageView): Page {
  const page: unknown = Object.keys(state).length > 0 ? { ...raw, state } : raw
  return screen ? screenPage(screen, page as ScreenPage) : (page as Page)
}

/**
 * Stage 3 (with 2 before it): judges the text of a page. `page` is there when nothing is wrong but warnings, at today's versions, with the
 * blocks of its parts. Never throws for what a file holds; throws when a widget's or an endpoint's schema is beyond the checks.
 */
export function validatePage(source: PageSource, catalogues: SiteCatalogues): { page?: Page; problems: Problem[] } {
  const { view, problems } = check(source, catalogues, false)
  return view && !hasError(problems) ? { page: served(view), problems } : { problems }
}

/** Judges the text of a part by itself, with the types of its inputs; `part` is there when pages may use it. */
export function validatePart(source: PageSource, catalogues: SiteCatalogues): { part?: Part; problems: Problem[] } {
  const { view, problems } = check(source, catalogues, true)
  return view && !hasError(problems) ? { part: view.raw as unknown as Part, problems } : { problems }
}
