import type { Block } from '../../../schemas/page/block.ts'
import type { Plan, PlannedBlock } from '../../../schemas/page/plan.ts'
import type { TypedBlock } from '../../studio/canvas/protocol.ts'

/**
 * The plan on the screen with the blocks as they were just typed, before the server has made the page of them. A block that is planned
 * takes its new place, props, variant and condition; one that isn't yet (just put in, or hidden until now) comes with the server's answer.
 * Blocks that did not change are the same objects: nothing of them is rendered again.
 */
export function typedPlan(plan: Plan, blocks: readonly TypedBlock[], known: ReadonlyMap<string, PlannedBlock>): Plan {
  const typed = typedBlocks(blocks, known)
  return sameList(typed, plan.blocks) ? plan : { ...plan, blocks: typed }
}

function typedBlocks(blocks: readonly TypedBlock[], known: ReadonlyMap<string, PlannedBlock>): PlannedBlock[] {
  return blocks.flatMap((block) => {
    const planned = known.get(block.id)
    if (planned && 'isKept' in block) return [planned]
    return planned && 'widget' in block && planned.widget === block.widget ? [typedBlock(planned, block, known)] : []
  })
}

function typedBlock(planned: PlannedBlock, block: Block, known: ReadonlyMap<string, PlannedBlock>): PlannedBlock {
  const props = { ...planned.props, ...block.props }
  const slots = planned.slots && typedSlots(planned.slots, block.slots ?? {}, known)
  const isSame =
    same(props, planned.props) && block.variant === planned.variant && (!slots || sameSlots(slots, planned.slots!))
  if (isSame) return planned
  const { variant: _variant, ...rest } = planned
  return { ...rest, props, ...(block.variant !== undefined && { variant: block.variant }), ...(slots && { slots }) }
}

type Slots = Readonly<Record<string, readonly PlannedBlock[]>>

const typedSlots = (
  planned: Slots,
  typed: Readonly<Record<string, readonly Block[]>>,
  known: ReadonlyMap<string, PlannedBlock>,
): Slots =>
  Object.fromEntries(Object.keys(planned).map((name) => [name, typedBlocks(typed[name] ?? [], known)] as const))

const sameSlots = (one: Slots, other: Slots) =>
  Object.keys(one).every((name) => sameList(one[name] ?? [], other[name] ?? []))

const sameList = (one: readonly PlannedBlock[], other: readonly PlannedBlock[]) =>
  one.length === other.length && one.every((block, at) => block === other[at])

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
