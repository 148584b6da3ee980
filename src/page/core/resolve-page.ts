import type { Block } from '../../../schemas/page/block.ts'
import type { PageContext } from '../../../schemas/page/context.ts'
import type { DataSource, Page } from '../../../schemas/page/page.ts'
import { redirectParts, redirectSources } from './decide-redirect.ts'
import { headParts } from './evaluate-head.ts'
import { decide, isForAudience, isInArm, isLive, minuteOf } from './is-shown.ts'
import { neededData } from './needed-data.ts'
import { nextScheduleChange } from './next-schedule-change.ts'
import { flatten, liveQuery, rootBlocks } from './page-expressions.ts'

export interface ResolvedPage {
  readonly page: Page
  /** The first minute after now at which the answer could be another: 2026-11-20T08:31. Absent when time changes nothing. */
  readonly until?: string
}

function mapValues<From, To>(map: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}

/** Blocks without what is decided, and without a condition that is. The same objects for every shopper: what is known of them stays. */
const decided = new WeakMap<Block, Block>()
const undecided = new WeakMap<Block, Block>()

function stripped(block: Block, isDecided: boolean): Block {
  const forms = isDecided ? decided : undecided
  const known = forms.get(block)
  if (known) return known
  const { live: _live, audience: _audience, experiment: _experiment, when, ...rest } = block
  const form = isDecided ? rest : { ...rest, when }
  forms.set(block, form)
  return form
}

/** For whom, and which keys of the query the page itself may still change. */
interface Asked {
  readonly context: PageContext
  readonly values: Page['values']
  readonly live: ReadonlySet<string>
}

function resolveBlock(block: Block, asked: Asked): Block[] {
  const { context } = asked
  const { live, audience, experiment, when, slots } = block
  if (!isLive(live, minuteOf(context.now)) || !isForAudience(audience, context) || !isInArm(experiment, context))
    return []
  const answer = when === undefined || decide(when, context, asked.live, asked.values)
  if (answer === false) return []
  const kept = stripped(block, answer === true)
  return [slots ? { ...kept, slots: mapValues(slots, (slot) => resolveBlocks(slot, asked)) } : kept]
}

const resolveBlocks = (blocks: readonly Block[], asked: Asked): Block[] =>
  blocks.flatMap((block) => resolveBlock(block, asked))

function resolveSource(
  name: string,
  source: DataSource,
  { context, values, live }: Asked,
): readonly (readonly [string, DataSource])[] {
  const { when, ...rest } = source
  const answer = when === undefined || decide(when, context, live, values)
  if (answer === false) return []
  return [[name, answer ? rest : source]]
}

function resolveData(page: Page, data: NonNullable<Page['data']>, asked: Asked): Page['data'] {
  const blocks = flatten(rootBlocks(page))
  const parts = [...redirectParts(page.redirects), ...headParts(page.head)]
  const more = [...redirectSources(page.redirects), ...parts.flatMap(({ roots }) => roots)]
  const decided = Object.fromEntries(
    Object.entries(data).flatMap(([name, source]) => resolveSource(name, source, asked)),
  )
  return Object.fromEntries(neededData(decided, blocks, more, page.values).map((name) => [name, decided[name]!]))
}

/**
 * Stop 4, pure: the page for this shopper at this moment. Schedule, audience, experiment and every condition that the context alone
 * answers are gone, with the blocks that they ruled out and the data that nothing left reads. Whom else the answer fits: see contextReads.
 */
export function resolvePage(page: Page, context: PageContext): ResolvedPage {
  const asked = { context, values: page.values, live: liveQuery(page) }
  const blocks = resolveBlocks(page.blocks, asked)
  const popups =
    page.popups && mapValues(page.popups, (popup) => ({ ...popup, blocks: resolveBlocks(popup.blocks, asked) }))
  const resolved: Page = { ...page, blocks, ...(popups && { popups }) }
  const data = page.data && resolveData(resolved, page.data, asked)
  const until = nextScheduleChange(page, context.now)
  return { page: { ...resolved, ...(data && { data }) }, ...(until !== undefined && { until }) }
}
