import type { PagePayload, Plan, PlannedBlock } from '../../../schemas/page/plan.ts'

/** What a page's store is made of: when it differs, what the page loaded and what was done in it can't stay. */
const storeParts = ({ page, state, data, values, calls, context }: Plan) =>
  JSON.stringify({ page, state, data, values, calls, context: { ...context, now: '' } })

/** Whether what both loaded is the same: with the draft of a component it is not. What came too late to one of them tells nothing. */
const isSameData = ({ sources }: PagePayload, other: PagePayload): boolean =>
  Object.entries(sources).every(([name, source]) => {
    const again = other.sources[name]
    const isKnown = source.status === 'ready' && again?.status === 'ready'
    return !isKnown || JSON.stringify(source) === JSON.stringify(again)
  })

/** Whether one page can become the other where it stands: the same data and state, other blocks. */
export const isSamePage = (one: PagePayload, other: PagePayload): boolean =>
  one.theme === other.theme &&
  one.isLost === other.isLost &&
  storeParts(one.plan) === storeParts(other.plan) &&
  isSameData(one, other)

/** The new plan with the blocks of the old one where they are alike: what is the same object is not rendered again. */
export function withReusedBlocks(plan: Plan, before: ReadonlyMap<string, PlannedBlock>): Plan {
  return { ...plan, blocks: plan.blocks.map((block) => keptBlock(block, before)) }
}

function keptBlock(block: PlannedBlock, before: ReadonlyMap<string, PlannedBlock>): PlannedBlock {
  const was = before.get(block.id)
  if (was && JSON.stringify(was) === JSON.stringify(block)) return was
  if (!block.slots) return block
  const slots = Object.entries(block.slots).map(([name, list]) => [
    name,
    list.map((inside) => keptBlock(inside, before)),
  ])
  return { ...block, slots: Object.fromEntries(slots) as NonNullable<PlannedBlock['slots']> }
}
