import type { DataSource, Page } from '../../../schemas/page/page.ts'
import type { CallShape, Plan, Sources, SourceState } from '../../../schemas/page/plan.ts'
import { secondsBetween } from '../../domain/calendar.ts'
import { decideRedirect } from '../core/decide-redirect.ts'
import { withinPage } from '../core/expressions/index.ts'
import { evaluateHead } from '../core/evaluate-head.ts'
import { markCached } from '../core/cached-data.ts'
import { createCaller } from '../core/create-caller.ts'
import { loadData, type LoadInput } from '../core/load-data.ts'
import type { AnyScreen } from '../../kit/screen.ts'
import { cachedPlan } from '../core/plan-page.ts'
import { resolvePage } from '../core/resolve-page.ts'
import { sourceParts } from '../core/page-expressions.ts'
import { noValues } from '../core/values.ts'
import { SCREEN_OPENING, SCREEN_VALUES } from '../core/screen-page.ts'
import type { Site } from '../site.ts'
import { isOpened, loadOpening } from './opening.ts'
import { callWatcher } from './emptied.ts'
import { lossJudge } from './is-lost.ts'
import { isMissing } from './is-missing.ts'
import { type PageOf, screenOf } from './page-of.ts'
import type { PageCalls, PageMatch, PreparedPage, PageDeps } from './page-request.ts'
import { allBlocks } from '../react/entry.ts'

/** Seconds that data may be old when a page doesn't say, and that a page without data is shared. */
const DEFAULT_MAX_STALE = 30
/** What a screen publishes it says in the browser. */
const unpublished: SourceState = { status: 'pending' }
/** A page with a hole in it is asked for again soon. */
const HOLE_MAX_AGE = 1

/** What a screen tells the blocks in its slots as it begins, with what came for it; nothing where it does not yet. */
export type ScreenValues = (plan: Plan, sources: Sources) => SourceState | undefined

export type PreparePage = (match: PageMatch, deps: PageDeps) => Promise<PreparedPage>

/**
 * Stages 4 and 5, and the page's data: everything but the pixels.
 * @param screenValues where the code of screens is at hand
 */
export function pagePreparer(site: Site, pageOf: PageOf, screenValues?: ScreenValues): PreparePage {
  const { widgets, endpoints, screens, moduleActions, refusals } = site
  // What may stand on a page: widgets, and the modules' screens.
  const planned = { registry: { ...widgets, ...screens }, contracts: endpoints, moduleActions }
  const watched = callWatcher(site)
  const { lostCalls } = lossJudge(refusals)
  return async (match, deps) => {
    const found = pageOf(match.name, match.route, deps.pages)
    if (!found) throw new Error(`The page ${match.name} went away while it was asked for`)
    const context = { ...match.context, now: deps.now() }
    const { page, until, turn } = withinPage(() => resolvePage(found.page, context))
    const screen = screenOf(site, found.page)
    const { calls } = screen ?? {}
    const plan = cachedPlan({ ...planned, ...named(match, screen), page, context, calls })
    const asking = callsOf(plan, deps)
    const { call, isEmptied } = watched(asking.call)
    const started = performance.now()
    const [loaded, ofScreen] = await Promise.all([
      withinPage(() => loadData({ plan, call, caller: createCaller, deadline: deps.deadline, late: 'pending' })),
      screen ? screenSources({ screen, endpoints, plan, deps }) : {},
    ])
    markCached(loaded)
    const begun: Sources = { ...loaded, ...ofScreen }
    const left = deps.deadline - (performance.now() - started)
    const ofValues =
      Object.hasOwn(begun, SCREEN_OPENING) && left > 0 && screenValues
        ? await dataOfScreen({ page: found.page, plan, begun, screenValues, call, deadline: left })
        : {}
    const sources: Sources = { ...begun, ...ofValues }
    const lost = lostCalls(
      onServer(plan).map(([source, { call: shape }]) => ({
        ...{ path: shape.path, state: sources[source] },
        ...{ isEmptied: isEmptied(shape), isKept: !asking.isAsked(shape.path) },
      })),
    )
    const { redirect, head } = withinPage(() => ({
      redirect: decideRedirect(
        page.redirects,
        context,
        lost === 'all' ? withoutNothing(sources) : sources,
        page.values,
      ),
      head: evaluateHead(page.head, { context, sources, values: page.values ?? noValues }),
    }))
    const personal = match.key === undefined && ({ personal: true } as const)
    const behindLogin = match.route.login && ({ behindLogin: true } as const)
    const state = { ...personal, ...behindLogin, ...(lost === 'all' && ({ isLost: true } as const)) }
    const payload = { plan, sources, theme: match.theme, clockOffset: deps.clockOffset(), ...state }
    for (const block of allBlocks(payload)) if (block.unknown) reportUnknown(block.id, block.widget, plan, deps)
    const [wrongAfter, standsFor] = [until, turn].map((moment) =>
      leastOf(moment === undefined ? undefined : secondsBetween(context.now, moment), failedFor(plan, sources)),
    )
    const age = Math.min(maxAge(plan, sources), asking.freshFor(), wrongAfter ?? Infinity)
    const status = lost === 'all' ? 503 : isMissing(payload) ? 404 : match.status
    const theme = deps.pages.theme(match.theme)
    return { match, status, payload, theme, head, redirect, lost, wrongAfter, standsFor, maxAge: age }
  }
}

/** By what a plan is named, and what its route says of it. */
function named({ name: file, route }: PageMatch, screen: AnyScreen | undefined) {
  const { name, title, description, header, keepAlive, with: given } = route
  // One page file stands for every screen to come, and for all addresses that say in `with` what is theirs; a module's screen has none of its
  // own: only its route knows which one it is.
  const isOneOfSeveral = !screen && given !== undefined
  // A file of another name serves several addresses: each of them says what it is there (B2: titles come from route metadata).
  const hasRoutesTitle = screen || isOneOfSeveral || file !== name
  return {
    name: isOneOfSeveral ? name : file,
    route: { header, keepAlive, ...(hasRoutesTitle && { title }), ...(description && { description }) },
  }
}

/** Where nobody answered, what is nothing is not known: a thing that is not there would lead elsewhere. */
const withoutNothing = (sources: Sources): Sources =>
  Object.fromEntries(
    Object.entries(sources).map(([name, state]) => [
      name,
      state.status === 'ready' && state.value === null ? unpublished : state,
    ]),
  )

interface OfScreen {
  readonly screen: AnyScreen
  readonly endpoints: Site['endpoints']
  readonly plan: Plan
  readonly deps: PageDeps
}

/** Of what the code of a screen will say and ask for, what is known before it runs: a member's own is asked for in its place. */
async function screenSources({ screen, endpoints, plan, deps: { member, deadline } }: OfScreen): Promise<Sources> {
  const isAsked = member !== undefined && isOpened(screen)
  const opening = isAsked && {
    [SCREEN_OPENING]: await loadOpening({ screen, endpoints, plan, call: member, deadline }),
  }
  return { [SCREEN_VALUES]: unpublished, ...opening }
}

interface Begun extends Pick<LoadInput, 'call' | 'deadline'> {
  readonly page: Page
  readonly plan: Plan
  readonly begun: Sources
  readonly screenValues: ScreenValues
}

/** What the screen tells the blocks around it as it begins, and the data that waited for that. What is refused or late is left to the browser. */
async function dataOfScreen({ page, plan, begun, screenValues, ...asked }: Begun): Promise<Sources> {
  const early = screenData(page, plan)
  const values = early.size > 0 && screenValues(plan, begun)
  if (!values) return {}
  const known = { ...begun, [SCREEN_VALUES]: values }
  const found = await withinPage(() =>
    loadData({ plan, known, names: [...early], early, caller: createCaller, late: 'pending', ...asked }),
  )
  const ready = Object.entries(found).filter(([, { status }]) => status === 'ready')
  return { [SCREEN_VALUES]: values, ...Object.fromEntries(ready) }
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

/** How the page asks: through the memory of replies, where there is one. */
function callsOf(plan: Plan, { call, member, replies }: PageDeps): PageCalls {
  const sources = Object.values(plan.data)
  const maxStale = (shape: CallShape) => sources.find((source) => source.call === shape)?.maxStale ?? DEFAULT_MAX_STALE
  return replies?.open({ member, maxStale }) ?? { call: member ?? call, freshFor: () => Infinity, isAsked: () => true }
}

function reportUnknown(block: string, widget: string, plan: Plan, deps: PageDeps): void {
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
