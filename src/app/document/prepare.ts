import { contracts } from '../../../schemas/api/contracts.ts'
import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import { registry } from '../../../widgets/registry.ts'
import { decideRedirect } from '../../page/core/decide-redirect.ts'
import { loadData } from '../../page/core/load-data.ts'
import { planPage } from '../../page/core/plan-page.ts'
import { resolvePage } from '../../page/core/resolve-page.ts'
import type { Described, Prepared, ShopDeps } from './shop-request.ts'
import { allBlocks } from '../entry.ts'

/** Seconds that data may be old when a page doesn't say, and that a page without data is shared. */
const DEFAULT_MAX_STALE = 30
/** A page with a hole in it is asked for again soon. */
const HOLE_MAX_AGE = 1

/** Stops 4 and 5, and the page's data: everything but the pixels. */
export async function prepare(described: Described, deps: ShopDeps): Promise<Prepared> {
  const found = deps.pages.page(described.name)
  if (!found) throw new Error(`The page ${described.name} went away while it was asked for`)
  const context = { ...described.context, now: deps.now() }
  const { page, until } = resolvePage(found.page, context)
  const { title, header, keepAlive, open } = described.route
  // One page file stands for every screen to come: only its route knows which one it is.
  const route = { header, keepAlive, ...(!open && { title }) }
  const plan = planPage({ name: described.name, page, context, route, registry, contracts })
  const sources = await loadData({ plan, call: deps.call, deadline: deps.deadline, late: 'pending' })
  const redirect = decideRedirect(page.redirects, context, sources)
  const personal = described.key === undefined && ({ personal: true } as const)
  const payload = { plan, sources, theme: described.theme, clockOffset: deps.clockOffset(), ...personal }
  for (const block of allBlocks(payload)) if (block.unknown) reportUnknown(block.id, block.widget, plan, deps)
  const wrongAfter = leastOf(
    until === undefined ? undefined : secondsBetween(context.now, until),
    failedFor(plan, sources),
  )
  const age = Math.min(maxAge(plan, sources), wrongAfter ?? Infinity)
  return { described, payload, redirect, wrongAfter, maxAge: age }
}

function reportUnknown(block: string, widget: string, plan: Plan, deps: ShopDeps): void {
  deps.report({ page: plan.page, block, widget, code: 'unknown-widget', message: `No widget ${widget} in this build` })
}

/** From a shop-local second to a shop-local minute: 2026-11-20T08:30:15 and 2026-11-20T08:31 are 45 apart. */
const secondsBetween = (now: string, minute: string) => (Date.parse(`${minute}:00Z`) - Date.parse(`${now}Z`)) / 1000

/** A page whose data failed is never given again when it is old: who comes next would see a failure that may be over. */
const failedFor = (plan: Plan, sources: Readonly<Record<string, SourceState>>): number | undefined =>
  onServer(plan).some(([name]) => sources[name]?.status === 'failed') ? HOLE_MAX_AGE : undefined

const leastOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined ? other : Math.min(one, other ?? Infinity)

/** What the browser loads is not in an answer. */
const onServer = (plan: Plan) => Object.entries(plan.data).filter(([, source]) => source.load !== 'browser')

/** How long an answer holds, as the data in it allow. */
function maxAge(plan: Plan, sources: Readonly<Record<string, SourceState>>): number {
  const held = onServer(plan)
  if (held.some(([name]) => sources[name]?.status !== 'ready')) return HOLE_MAX_AGE
  const ages = held.map(([, source]) => source.maxStale ?? DEFAULT_MAX_STALE)
  return ages.length === 0 ? DEFAULT_MAX_STALE : Math.min(...ages)
}
