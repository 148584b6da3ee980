import type { Plan, PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { evaluateBlock } from '../core/evaluate-block.ts'
import { getOwn } from '../core/get-own.ts'
import { blockScope } from '../core/scope.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'
import { keepTaps } from './late-taps.ts'

interface FirstPage {
  readonly plan: Plan
  readonly sources: Readonly<Record<string, SourceState>>
}

/** The place that holds what the server wrote of a block. Hydration leaves it alone; a place that is made anew takes it over. */
export interface StaticPlace {
  element: Element
}

/**
 * How a block comes alive over the server's HTML: `joined`, with what stands around it; with its place, never, because it has no behaviour, until
 * what it reads changes. Without a word, by itself, in a boundary of its own.
 */
type Hydration = 'joined' | StaticPlace

export type HydrationOf = (block: PlannedBlock) => Hydration | undefined

/** A block with its place in the server's HTML. */
type Placed = readonly [block: PlannedBlock, place: Element]

/** Every block that has a place in the server's HTML, those of slots included; what is inside a block comes before it. */
export function placedBlocks(root: Element, { blocks }: Plan): readonly Placed[] {
  const found = [...root.querySelectorAll('[data-block]')]
  const places = new Map(found.map((place) => [place.getAttribute('data-block'), place]))
  const within = (list: readonly PlannedBlock[]): Placed[] =>
    list.flatMap((block) => {
      const place = places.get(block.id)
      const inside = Object.values(block.slots ?? {}).flatMap(within)
      return place ? [...inside, [block, place]] : inside
    })
  return within(blocks)
}

/**
 * The blocks that have no behaviour and stand whole in the server's HTML: it left out their boundary, which only such a block lacks. Their
 * code is not needed before they change.
 */
export const staticBlocks = (placed: readonly Placed[]): ReadonlySet<PlannedBlock> =>
  new Set(placed.flatMap(([block, { firstChild }]) => (block.static && !isComment(firstChild) ? [block] : [])))

/**
 * Makes the server's HTML ready to hydrate, and says how each block comes alive. Takes the boundaries out around the blocks of the first view
 * that need not wait: React's bookkeeping of a boundary takes as long as a small block, and the first view has one around it all. Keeps what is
 * tapped in the others until they are alive.
 * @param isHere whether a widget's code is here
 */
export function prepareHydration(
  placed: readonly Placed[],
  page: FirstPage,
  statics: ReadonlySet<PlannedBlock>,
  isHere: (widget: string) => boolean,
): HydrationOf {
  const isReady = isAtOnce(page, isHere)
  const ways = new Map<PlannedBlock, Hydration>()
  for (const [block, place] of placed)
    if (statics.has(block)) ways.set(block, { element: place })
    else if (block.fold === 'above' && isReady(block) && join(place)) ways.set(block, 'joined')
    // Within the first view's boundary, which hydrates after the page has said that it is alive.
    else keepTaps(place, () => isHere(block.widget))
  return (block) => ways.get(block)
}

/**
 * Which blocks need not wait for anything: they stand in the first view, and their code and their data are here. A module's screen waits for its
 * tools.
 */
function isAtOnce({ plan, sources }: FirstPage, isHere: (widget: string) => boolean): (block: PlannedBlock) => boolean {
  const scope = blockScope(plan, sources, plan.state)
  const stateOf = (block: PlannedBlock) => evaluateBlock(block, scope, (name) => getOwn(sources, name), plan.values)
  return (block) =>
    !block.unknown && block.id !== SCREEN_BLOCK && isHere(block.widget) && stateOf(block).kind === 'ready'
}

/** Not where the block crashed on the server, which says so in its boundary. */
function join({ firstChild, lastChild }: Element): boolean {
  if (!isComment(firstChild) || !isComment(lastChild) || firstChild.data !== '$') return false
  firstChild.remove()
  lastChild.remove()
  return true
}

/** Widgets write none: it is of a boundary. */
const isComment = (node: ChildNode | null): node is Comment => node?.nodeType === Node.COMMENT_NODE
