import { contracts } from '../../schemas/api/contracts.ts'
import type { Plan, SourceState } from '../../schemas/page/plan.ts'
import { registry } from '../../widgets/registry.ts'
import { loadData } from '../page/core/load-data.ts'
import { planPage } from '../page/core/plan-page.ts'
import { resolvePage } from '../page/core/resolve-page.ts'
import type { Described, Prepared, ShopDeps } from './shop-request.ts'
import { allBlocks } from './entry.ts'

/** Seconds that data may be old when a page doesn't say. */
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
  const payload = { plan, sources, theme: described.theme, clockOffset: deps.clockOffset() }
  for (const block of allBlocks(payload)) if (block.unknown) reportUnknown(block.id, block.widget, plan, deps)
  return { described, payload, maxAge: maxAge(plan, sources, until, context.now) }
}

function reportUnknown(block: string, widget: string, plan: Plan, deps: ShopDeps): void {
  deps.report({ page: plan.page, block, widget, code: 'unknown-widget', message: `No widget ${widget} in this build` })
}

/** How long an answer holds: as its data allow, never past the moment at which a schedule changes the page. */
function maxAge(plan: Plan, sources: Record<string, SourceState>, until: string | undefined, now: string): number {
  if (Object.values(sources).some((source) => source.status !== 'ready')) return HOLE_MAX_AGE
  const ages = Object.values(plan.data).map((source) => source.maxStale ?? DEFAULT_MAX_STALE)
  const untilChange = until === undefined ? Infinity : (Date.parse(`${until}:00Z`) - Date.parse(`${now}Z`)) / 1000
  return Math.max(0, Math.min(DEFAULT_MAX_STALE, ...ages, untilChange))
}
