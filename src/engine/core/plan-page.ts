import type { Contract } from '../../../schemas/api/contract.ts'
import type { Block } from '../../../schemas/page/block.ts'
import type { PageContext } from '../../../schemas/page/context.ts'
import type { DataSource, Page } from '../../../schemas/page/page.ts'
import type { Plan, PlannedBlock, PlannedSource } from '../../../schemas/page/plan.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'
import type { Registry } from '../../kit/widget.ts'
import { browserData } from './browser-data.ts'
import { callShape, submitShape } from './call-shape.ts'
import { isForVisitors } from './for-visitors.ts'
import { getOwn } from './get-own.ts'
import { actionsOf, flatten, liveQuery, rootBlocks, shownParts, sourceParts } from './page-expressions.ts'
import { SCREEN_VALUES } from './screen-page.ts'
import { type PageNames, readsOf } from './reads.ts'
import { withReportedAbove } from './reported-above.ts'
import { noValues } from './values.ts'

/** CSS pixels of the first view: what the tallest common phones show at once. */
const foldAt = 900

/** CSS pixels of the placeholder of an unknown widget. */
const placeholderHeight = 48

export interface PlanInput {
  readonly name: string
  /** Valid and resolved. */
  readonly page: Page
  readonly context: PageContext
  readonly route: {
    readonly header?: 'bar' | 'none'
    readonly keepAlive?: boolean
    readonly title?: string
    readonly description?: string
  }
  readonly registry: Registry
  readonly contracts: Readonly<Record<string, Contract>>
  /** Names of the endpoints that the code of the page's screen calls. */
  readonly calls?: readonly string[]
  /** The actions that modules offer, with the names of the endpoints that their code calls. */
  readonly moduleActions?: Readonly<Record<string, { readonly calls: readonly string[] }>>
}

interface Planner {
  readonly registry: Registry
  /** Of a block that says nothing of its own. */
  readonly onError: PlannedBlock['onError']
  readonly values: Page['values']
  readonly names: PageNames
  /** Data that the browser alone loads. */
  readonly inBrowser: ReadonlySet<string>
}

interface Stack {
  readonly blocks: readonly PlannedBlock[]
  readonly height: number
}

function planStack(blocks: readonly Block[], top: number, planner: Planner): Stack {
  let height = 0
  const planned = blocks.map((block) => {
    const one = planBlock(block, top + height, planner)
    height += one.height
    return one
  })
  return { blocks: planned, height }
}

/** The slots stand under what the widget draws itself, beside each other: the tallest counts. */
function planSlots(slots: NonNullable<Block['slots']>, top: number, planner: Planner) {
  const stacks = Object.entries(slots).map(([name, blocks]) => [name, planStack(blocks, top, planner)] as const)
  const height = Math.max(0, ...stacks.map(([, stack]) => stack.height))
  return { height, slots: Object.fromEntries(stacks.map(([name, stack]) => [name, stack.blocks])) }
}

function planBlock(block: Block, top: number, planner: Planner): PlannedBlock {
  const widget = getOwn(planner.registry, block.widget)
  const { id, variant, when, on } = block
  const props = mergeDefaults(widget?.defaults, block.props)
  const height = widget?.floats ? 0 : (widget?.height ?? placeholderHeight)
  const reads = readsOf(shownParts({ when, props }, planner.values), planner.names)
  const isUnsure = reads.some((name) => name === 'viewer' || planner.inBrowser.has(name))
  const inside = block.slots && planSlots(block.slots, top + height, planner)
  return {
    id,
    widget: block.widget,
    ...(!widget && { unknown: true }),
    ...(widget?.static && !block.slots && { static: true }),
    ...(isForVisitors(when) && { visitors: true }),
    ...(variant !== undefined && { variant }),
    props,
    ...(when !== undefined && { when }),
    reads,
    ...(isUnsure && { unsure: true }),
    ...(widget?.emptyWhen && { emptyWhen: widget.emptyWhen }),
    onEmpty: block.onEmpty ?? 'hide',
    onError: block.onError ?? planner.onError,
    ...(block.notFound && { notFound: true }),
    ...(on && { on }),
    ...(inside && { slots: inside.slots }),
    height: height + (inside?.height ?? 0),
    ...(widget?.scales && { scales: true }),
    fold: widget?.floats || top < foldAt ? 'above' : 'below',
    ...(block.side && { column: 'side' }),
    ...(block.across && { column: 'across' }),
  }
}

interface DataPlanner {
  readonly contracts: PlanInput['contracts']
  readonly values: Page['values']
  readonly names: PageNames
  readonly inBrowser: ReadonlySet<string>
}

function planSource(name: string, source: DataSource, planner: DataPlanner): PlannedSource {
  const { contracts, values, names, inBrowser } = planner
  const contract = getOwn(contracts, source.from)
  if (!contract?.page) throw new Error(`Data ${name} is from ${source.from}, which is no endpoint for pages`)
  return {
    ...source,
    with: { ...contract.page.defaults, ...source.with },
    ...(inBrowser.has(name) && { load: 'browser' }),
    call: callShape(contract),
    reads: readsOf(sourceParts(source, values), names),
  }
}

/**
 * Of endpoints that are there and may be submitted to, any other submit fails when it is tried; and of those that the code of a screen, or
 * of a module's action, calls.
 */
function planCalls({ page, contracts, calls: ofScreen = [], moduleActions = {} }: PlanInput): Plan['calls'] {
  const actions = flatten(rootBlocks(page)).flatMap(actionsOf)
  const names = actions.flatMap((action) => (action.do === 'submit' ? [action.endpoint] : []))
  const submits = [...new Set(names)].flatMap((name) => {
    const contract = typeof name === 'string' ? getOwn(contracts, name) : undefined
    return contract?.submit ? [contract] : []
  })
  const ofActions = actions.flatMap((action) => getOwn(moduleActions, action.do)?.calls ?? [])
  const calls = [...submits, ...[...ofScreen, ...ofActions].flatMap((name) => getOwn(contracts, name) ?? [])]
  return calls.length ? Object.fromEntries(calls.map((contract) => [contract.name, submitShape(contract)])) : undefined
}

/** One block that says what is not found is enough: the others have nothing to add, and what is not there can't be tried again. */
const otherwise = (page: Page): PlannedBlock['onError'] =>
  flatten(page.blocks).some(({ onError }) => typeof onError === 'object' && 'notFound' in onError)
    ? 'reported'
    : 'retry'

/** Popups open later: whatever their height, nothing of them belongs to the first view. */
function planPopups(popups: NonNullable<Page['popups']>, planner: Planner): NonNullable<Plan['popups']> {
  const planned = Object.entries(popups).map(([name, { title, blocks }]) => {
    return [name, { title, blocks: planStack(blocks, foldAt, planner).blocks }] as const
  })
  return Object.fromEntries(planned)
}

const plansOf = memoByIdentity((_page: Page) => new Map<string, Plan>())

/**
 * Stage 5, cached by resolved page, name and route; only the context of the result differs between callers. All plans of a page share the same
 * block and source objects, so that caches of compiled expressions and rendered HTML are hit.
 */
export function cachedPlan(input: PlanInput): Plan {
  const known = plansOf(input.page)
  const key = JSON.stringify([input.name, input.route])
  const plan = known.get(key) ?? planPage(input)
  known.set(key, plan)
  return { ...plan, context: input.context }
}

/**
 * Stage 5, pure: what to load and what to render, as JSON. A block whose widget is not in the registry is planned with `unknown`, and is
 * for the caller to report. Throws when a data entry names no endpoint for pages: the page was never checked.
 */
export function planPage(input: PlanInput): Plan {
  const { name, page, context, route, registry } = input
  const names = {
    data: new Set([...Object.keys(page.data ?? {}), ...(page.screen ? [SCREEN_VALUES] : [])]),
    state: Object.keys(page.state ?? {}),
    query: [...liveQuery(page)],
  }
  const { values, layout = 'column' } = page
  const description = route.description ?? page.description
  const inBrowser = browserData(page.data ?? {}, values)
  const planner = { registry, values, names, inBrowser, onError: otherwise(page) }
  const sources = { contracts: input.contracts, values, names, inBrowser }
  const data = Object.fromEntries(
    Object.entries(page.data ?? {}).map(([key, source]) => [key, planSource(key, source, sources)] as const),
  )
  const calls = planCalls(input)
  return {
    page: name,
    title: route.title ?? page.title,
    ...(description !== undefined && { description }),
    header: route.header ?? 'bar',
    ...(route.keepAlive !== undefined && { keepAlive: route.keepAlive }),
    ...(layout !== 'column' && { layout }),
    context,
    state: page.state ?? {},
    data,
    ...(values && { values }),
    ...(calls && { calls }),
    blocks: withReportedAbove(planStack(page.blocks, 0, planner).blocks, data, values ?? noValues),
    ...(page.popups && { popups: planPopups(page.popups, planner) }),
  }
}

type Props = Readonly<Record<string, unknown>>

const none: Props = {}

/** The last merge of each props object: the same object again for every shopper, so that it is compiled once. */
const merged = new WeakMap<Props, { readonly defaults: object; readonly props: Props }>()

/** The props of a block over the defaults of its widget. The same two objects give the same result object. */
function mergeDefaults(defaults: object | undefined, props: Props | undefined): Props {
  if (!defaults) return props ?? none
  if (!props) return defaults as Props
  const last = merged.get(props)
  if (last?.defaults === defaults) return last.props
  const made = { ...defaults, ...props }
  merged.set(props, { defaults, props: made })
  return made
}
