import { contracts } from '../../../schemas/api/contracts.ts'
import type { DataSource, Page } from '../../../schemas/page/page.ts'
import type { CallShape, Plan, SourceState } from '../../../schemas/page/plan.ts'
import { registry } from '../../../widgets/registry.ts'
import { secondsBetween } from '../../domain/calendar.ts'
import { decideRedirect } from '../../engine/core/decide-redirect.ts'
import { withinPage } from '../../engine/core/expressions/index.ts'
import { evaluateHead } from '../../engine/core/evaluate-head.ts'
import { markCached } from '../../engine/core/cached-data.ts'
import { loadData, type LoadInput } from '../../engine/core/load-data.ts'
import type { Screen } from '../../kit/module.ts'
import { cachedPlan } from '../../engine/core/cached-plan.ts'
import { resolvePage } from '../../engine/core/resolve-page.ts'
import { sourceParts } from '../../engine/core/page-expressions.ts'
import { noValues } from '../../engine/core/values.ts'
import { SCREEN_VALUES } from '../../engine/core/screen-page.ts'
import { moduleActions, screens } from '../../modules/index.ts'
import { isOpened, loadOpening, screenOf } from '../screens/opening.ts'
import { SCREEN_OPENING } from '../screens/screen-host.tsx'
import { watchedCalls } from './emptied.ts'
import { lostCalls } from './is-lost.ts'
import { isMissing } from './is-missing.ts'
import { pageOf } from './page-of.ts'
import type { PageCalls, PageMatch, PreparedPage, ShopDeps } from './shop-request.ts'
import { allBlocks } from '../entry.ts'

/** Seconds that data may be old when a page doesn't say, and that a page without data is shared. */
const DEFAULT_MAX_STALE = 30
/** What may stand on a page: widgets, and the modules' screens. */
const blocks = { ...registry, ...screens }
/** What a screen publishes it says in the browser. */
const unpublished: SourceState = { status: 'pending' }
/** A page with a hole in it is asked for again soon. */
const HOLE_MAX_AGE = 1

type Sources = Readonly<Record<string, SourceState>>

/** What a screen tells the blocks in its slots as it begins, with what came for it; nothing where it does not yet. */
export type ScreenValues = (plan: Plan, sources: Sources) => SourceState | undefined

/**
 * Stages 4 and 5, and the page's data: everything but the pixels.
 * @param screenValues where the code of screens is at hand
 */
export async function prepare(match: PageMatch, deps: ShopDeps, screenValues?: ScreenValues): Promise<PreparedPage> {
  const found = pageOf(match.name, match.route, deps.pages)
  if (!found) throw new Error(`The page ${match.name} went away while it was asked for`)
  const context = { ...match.context, now: deps.now() }
  const { page, until, turn } = withinPage(() => resolvePage(found.page, context))
  const { name, title, description, header, keepAlive, with: given } = match.route
  const screen = screenOf(found.page)
  // One page file stands for every screen to come, and for all addresses that say in `with` what is theirs; a module's screen has none of its
  // own: only its route knows which one it is.
  const isOneOfSeveral = !screen && given !== undefined
  // A file of another name serves several addresses: each of them says what it is there (B2: titles come from route metadata).
  const hasRoutesTitle = screen || isOneOfSeveral || match.name !== name
  const route = { header, keepAlive, ...(hasRoutesTitle && { title }), ...(description && { description }) }
  const { calls } = screen ?? {}
  const pageName = isOneOfSeveral ? name : match.name
  const plan = cachedPlan({ name: pageName, page, context, route, registry: blocks, contracts, calls, moduleActions })
  const asking = callsOf(plan, deps)
  const { call, isEmptied } = watchedCalls(asking.call)
  const started = performance.now()
  const [loaded, ofScreen] = await Promise.all([
    withinPage(() => loadData({ plan, call, deadline: deps.deadline, late: 'pending' })),
    screen ? screenSources(screen, plan, deps) : {},
  ])
  markCached(loaded)
  const begun: Sources = { ...loaded, ...ofScreen }
  const left = deps.deadline - (performance.now() - started)
  const early = screenData(found.page, plan)
  const values = Object.hasOwn(begun, SCREEN_OPENING) && early.size > 0 && left > 0 && screenValues?.(plan, begun)
  const ofValues =
    values && (await withValues(plan, { ...begun, [SCREEN_VALUES]: values }, { call, deadline: left, early }))
  const sources: Sources = { ...begun, ...ofValues }
  const lost = lostCalls(
    onServer(plan).map(([source, { call: shape }]) => ({
      ...{ path: shape.path, state: sources[source], isEmptied: isEmptied(shape), isKept: !asking.isAsked(shape.path) },
    })),
  )
  const { redirect, head } = withinPage(() => ({
    redirect: decideRedirect(page.redirects, context, lost === 'all' ? withoutNothing(sources) : sources, page.values),
    head: evaluateHead(page.head, { context, sources, values: page.values ?? noValues }),
  }))
  const personal = match.key === undefined && ({ personal: true } as const)
  const state = { ...personal, ...(lost === 'all' && ({ isLost: true } as const)) }
  const payload = { plan, sources, theme: match.theme, clockOffset: deps.clockOffset(), ...state }
  for (const block of allBlocks(payload)) if (block.unknown) reportUnknown(block.id, block.widget, plan, deps)
  const [wrongAfter, standsFor] = [until, turn].map((moment) =>
    leastOf(moment === undefined ? undefined : secondsBetween(context.now, moment), failedFor(plan, sources)),
  )
  const age = Math.min(maxAge(plan, sources), asking.freshFor(), wrongAfter ?? Infinity)
  const status = lost === 'all' ? 503 : isMissing(payload) ? 404 : match.status
  return { match, status, payload, head, redirect, lost, wrongAfter, standsFor, maxAge: age }
}

/** Where nobody answered, what is nothing is not known: a thing that is not there would lead elsewhere. */
const withoutNothing = (sources: Sources): Sources =>
  Object.fromEntries(
    Object.entries(sources).map(([name, state]) => [
      name,
      state.status === 'ready' && state.value === null ? unpublished : state,
    ]),
  )

/** Of what the code of a screen will say and ask for, what is known before it runs: a member's own is asked for in its place. */
async function screenSources(screen: Screen, plan: Plan, { member, deadline }: ShopDeps): Promise<Sources> {
  const isAsked = member !== undefined && isOpened(screen)
  const opening = isAsked && { [SCREEN_OPENING]: await loadOpening({ screen, plan, call: member, deadline }) }
  return { [SCREEN_VALUES]: unpublished, ...opening }
}

/**
 * Names of the data that wait in the browser for what the page's screen says, and for nothing else that the browser alone knows. A member, whose
 * page it is, has no distinctId.
 */
function screenData({ data = {}, values }: Page, plan: Plan): ReadonlySet<string> {
  const isOfViewer = (source: DataSource) =>
    sourceParts(source, values).some(({ paths }) =>
      paths.some(([root, part]) => root === 'viewer' && part !== 'distinctId'),
    )
  const names = Object.keys(data).filter((name) => plan.data[name]?.load === 'browser')
  return new Set(names.filter((name) => data[name]!.load !== 'browser' && !isOfViewer(data[name]!)))
}

/** The values of a screen, and the data that waited for them. What is refused or late is left to the browser. */
async function withValues(
  plan: Plan,
  known: Sources,
  { early, ...asked }: Pick<LoadInput, 'call' | 'deadline'> & { readonly early: ReadonlySet<string> },
): Promise<Sources> {
  const found = await withinPage(() => loadData({ plan, known, names: [...early], early, late: 'pending', ...asked }))
  const ready = Object.entries(found).filter(([, { status }]) => status === 'ready')
  return { ...known, ...Object.fromEntries(ready) }
}

/** How the page asks: through the memory of replies, where there is one. */
function callsOf(plan: Plan, { call, member, replies }: ShopDeps): PageCalls {
  const sources = Object.values(plan.data)
  const maxStale = (shape: CallShape) => sources.find((source) => source.call === shape)?.maxStale ?? DEFAULT_MAX_STALE
  return replies?.open({ member, maxStale }) ?? { call: member ?? call, freshFor: () => Infinity, isAsked: () => true }
}

function reportUnknown(block: string, widget: string, plan: Plan, deps: ShopDeps): void {
  deps.report({ page: plan.page, block, widget, code: 'unknown-widget', message: `No widget ${widget} in this build` })
}

/** A page whose data failed is never given again when it is old: who comes next would see a failure that may be over. */
const failedFor = (plan: Plan, sources: Sources): number | undefined =>
  onServer(plan).some(([name]) => sources[name]?.status === 'failed') ? HOLE_MAX_AGE : undefined

const leastOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined ? other : Math.min(one, other ?? Infinity)

/** What the browser loads is not in an answer. */
const onServer = (plan: Plan) => Object.entries(plan.data).filter(([, source]) => source.load !== 'browser')

/** How long an answer holds, as the data in it allow. */
function maxAge(plan: Plan, sources: Sources): number {
  const held = onServer(plan)
  if (held.some(([name]) => sources[name]?.status !== 'ready')) return HOLE_MAX_AGE
  const ages = held.map(([, source]) => source.maxStale ?? DEFAULT_MAX_STALE)
  return ages.length === 0 ? DEFAULT_MAX_STALE : Math.min(...ages)
}
