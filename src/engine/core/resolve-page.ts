import type { Block } from '../../../schemas/page/block.ts'
import type { PageContext } from '../../../schemas/page/context.ts'
import type { DataSource, Page } from '../../../schemas/page/page.ts'
import { isLive, minuteOf } from '../../domain/schedule.ts'
import { redirectParts, redirectSources } from './decide-redirect.ts'
import { headParts } from './evaluate-head.ts'
import { decide, isDecidable, isForAudience, isInArm } from './is-shown.ts'
import { neededData } from './needed-data.ts'
import { nextScheduleChange, type ScheduleChange } from './next-schedule-change.ts'
import { flatten, liveQuery, rootBlocks } from './page-expressions.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

export interface ResolvedPage extends ScheduleChange {
  readonly page: Page
}

function mapValues<From, To>(map: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}

/** Blocks without what is decided, and without a condition that is. The same objects for every shopper: what is known of them stays. */
const undecided = memoByIdentity(
  ({ hidden: _hidden, live: _live, audience: _audience, experiment: _experiment, ...rest }: Block): Block => rest,
)
const decided = memoByIdentity(({ when: _when, ...block }: Block): Block => undecided(block))

const stripped = (block: Block, isDecided: boolean): Block => (isDecided ? decided(block) : undecided(block))

/** For whom, and which keys of the query the page itself may still change. */
interface Input {
  readonly context: PageContext
  readonly values: Page['values']
  readonly live: ReadonlySet<string>
}

/** By the operator who hid it, its schedule, its audience and its experiment. */
const isOn = ({ hidden, live, audience, experiment }: Block, { context }: Input): boolean =>
  hidden !== true &&
  isLive(live, minuteOf(context.now)) &&
  isForAudience(audience, context) &&
  isInArm(experiment, context)

function resolveBlock(block: Block, asked: Input): Block[] {
  const { context } = asked
  const { when, slots } = block
  if (!isOn(block, asked)) return []
  const answer = when === undefined || decide(when, context, asked.live, asked.values)
  if (answer === false) return []
  const kept = stripped(block, answer === true)
  return [slots ? { ...kept, slots: mapValues(slots, (slot) => resolveBlocks(slot, asked)) } : kept]
}

const resolveBlocks = (blocks: readonly Block[], asked: Input): Block[] =>
  blocks.flatMap((block) => resolveBlock(block, asked))

function resolveSource(
  name: string,
  source: DataSource,
  { context, values, live }: Input,
): readonly (readonly [string, DataSource])[] {
  const { when, ...rest } = source
  const answer = when === undefined || decide(when, context, live, values)
  if (answer === false) return []
  return [[name, answer ? rest : source]]
}

function resolveData(page: Page, data: NonNullable<Page['data']>, asked: Input): Page['data'] {
  const blocks = flatten(rootBlocks(page))
  const parts = [...redirectParts(page.redirects), ...headParts(page.head)]
  const more = [...redirectSources(page.redirects), ...parts.flatMap(({ roots }) => roots)]
  const decided = Object.fromEntries(
    Object.entries(data).flatMap(([name, source]) => resolveSource(name, source, asked)),
  )
  return Object.fromEntries(neededData(decided, blocks, more, page.values).map((name) => [name, decided[name]!]))
}

/** Who asks, and what may still change of the address, for all blocks and data of a page. */
const askedOf = (page: Page, context: PageContext): Input => ({ context, values: page.values, live: liveQuery(page) })

/** One answer of the context: about a block, or about a data entry. */
type Decision = (asked: Input) => boolean | undefined

/** Where the context decides, in the order of the page: two shoppers with the same answers get the same page. Found once for a page. */
const decisionsOf = memoByIdentity((page: Page): readonly Decision[] => {
  const live = liveQuery(page)
  const conditions = (when: string | undefined): Decision[] =>
    when !== undefined && isDecidable(when, live, page.values)
      ? [(asked) => decide(when, asked.context, asked.live, asked.values)]
      : []
  return [
    ...flatten(rootBlocks(page)).flatMap((block) => [
      ...(block.live || block.audience || block.experiment ? [(asked: Input) => isOn(block, asked)] : []),
      ...conditions(block.when),
    ]),
    ...Object.values(page.data ?? {}).flatMap((source) => conditions(source.when)),
  ]
})

/** How many outcomes of a page are kept: schedules, audiences and arms make few at a time. */
const KEPT_OUTCOMES = 50

const outcomesOf = memoByIdentity((_page: Page) => new Map<string, Page>())

function resolve(page: Page, asked: Input): Page {
  const blocks = resolveBlocks(page.blocks, asked)
  const popups =
    page.popups && mapValues(page.popups, (popup) => ({ ...popup, blocks: resolveBlocks(popup.blocks, asked) }))
  const resolved: Page = { ...page, blocks, ...(popups && { popups }) }
  const data = page.data && resolveData(resolved, page.data, asked)
  return { ...resolved, ...(data && { data }) }
}

/**
 * Stage 4: the page for this shopper at this moment. Schedule, audience, experiment and every condition that the context alone
 * answers are gone, with the blocks that they ruled out and the data that nothing left reads. Whom else the answer fits: see contextReads.
 * The same answers of the context give the same page object, so that what is known of it (its plan, its expressions) is worked out once.
 */
export function resolvePage(page: Page, context: PageContext): ResolvedPage {
  const asked = askedOf(page, context)
  const outcome = decisionsOf(page)
    .map((decided) => Number(decided(asked) ?? 2))
    .join('')
  const known = outcomesOf(page)
  const resolved = known.get(outcome) ?? resolve(page, asked)
  if (!known.has(outcome) && known.size >= KEPT_OUTCOMES) known.clear()
  known.set(outcome, resolved)
  return { page: resolved, ...nextScheduleChange(page, context.now) }
}
