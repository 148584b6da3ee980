import type { Plan, PlannedBlock } from '../../../schemas/page/plan.ts'
import type { TypedBlock, WrittenBlock } from '../../studio/canvas/protocol.ts'

/**
 * The plan on the screen with the blocks as they were just typed, before the server has made the page of them. A block that is planned
 * takes its new place, props, variant and condition; one that isn't yet (just put in, or hidden until now) comes with the server's answer.
 * Blocks that did not change are the same objects: nothing of them is rendered again.
 */
export function typedPlan(plan: Plan, blocks: readonly TypedBlock[], known: ReadonlyMap<string, PlannedBlock>): Plan {
  const typed = onTheirSide(typedBlocks(blocks, known), plan)
  return sameList(typed, plan.blocks) ? plan : { ...plan, blocks: typed }
}

/**
 * The first view keeps its number of blocks: one that crosses the fold is of the side that it comes to. Else a block that is moved to the top
 * would leave nothing above the fold, and the whole page would be made anew. What floats over the page is of no side.
 */
function onTheirSide(typed: readonly PlannedBlock[], { blocks }: Plan): readonly PlannedBlock[] {
  const below = blocks.findIndex(({ fold }) => fold === 'below')
  const first = below < 0 ? blocks.length : below
  return typed.map((block, at) => onSide(block, floats(block) || at < first ? 'above' : 'below'))
}

/** It takes no place among the others, and is seen wherever it stands: what is below the fold holds what is fixed in its own place. */
const floats = ({ height }: PlannedBlock) => height === 0

const sides = new WeakMap<PlannedBlock, PlannedBlock>()

function onSide(block: PlannedBlock, fold: PlannedBlock['fold']): PlannedBlock {
  if (block.fold === fold) return block
  const before = sides.get(block)
  if (before) return before
  const moved = { ...block, fold }
  sides.set(block, moved)
  return moved
}

function typedBlocks(blocks: readonly TypedBlock[], known: ReadonlyMap<string, PlannedBlock>): PlannedBlock[] {
  return blocks.flatMap((block) => {
    const planned = known.get(block.id)
    if (planned && 'isKept' in block) return [planned]
    return planned && 'widget' in block && planned.widget === block.widget ? [typedBlock(planned, block, known)] : []
  })
}

function typedBlock(
  planned: PlannedBlock,
  block: WrittenBlock,
  known: ReadonlyMap<string, PlannedBlock>,
): PlannedBlock {
  const own = typedSelf(planned, block)
  if (!own.slots) return own
  const slots = typedSlots(own.slots, block.slots ?? {}, known)
  return sameSlots(slots, own.slots) ? own : { ...own, slots }
}

/** What was made of a typed block, as long as neither it nor the planned one is another: blocks are compared once. */
const made = new WeakMap<WrittenBlock, { readonly planned: PlannedBlock; readonly own: PlannedBlock }>()

/** The block's own props and variant, without what stands in it. */
function typedSelf(planned: PlannedBlock, block: WrittenBlock): PlannedBlock {
  const before = made.get(block)
  if (before?.planned === planned) return before.own
  const props = { ...planned.props, ...block.props }
  const isSame = same(props, planned.props) && block.variant === planned.variant
  const { variant: _variant, ...rest } = planned
  const own = isSame ? planned : { ...rest, props, ...(block.variant !== undefined && { variant: block.variant }) }
  made.set(block, { planned, own })
  return own
}

type Slots = Readonly<Record<string, readonly PlannedBlock[]>>

const typedSlots = (
  planned: Slots,
  typed: Readonly<Record<string, readonly TypedBlock[]>>,
  known: ReadonlyMap<string, PlannedBlock>,
): Slots =>
  Object.fromEntries(Object.keys(planned).map((name) => [name, typedBlocks(typed[name] ?? [], known)] as const))

const sameSlots = (one: Slots, other: Slots) =>
  Object.keys(one).every((name) => sameList(one[name] ?? [], other[name] ?? []))

const sameList = (one: readonly PlannedBlock[], other: readonly PlannedBlock[]) =>
  one.length === other.length && one.every((block, at) => block === other[at])

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
