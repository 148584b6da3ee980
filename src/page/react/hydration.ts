import type { Plan, PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { evaluateBlock } from '../core/evaluate-block.ts'
import { own } from '../core/own.ts'
import { blockScope } from '../core/scope.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'

interface FirstPage {
  readonly plan: Plan
  readonly sources: Readonly<Record<string, SourceState>>
}

/**
 * How a block comes alive over the server's HTML: `joined`, with what stands around it; `still`, never, because it has no behaviour, until
 * what it reads changes. Without a word, by itself, in a boundary of its own.
 */
export type Hydration = 'joined' | 'still'

export type HydrationOf = (block: PlannedBlock) => Hydration | undefined

/**
 * The blocks that have no behaviour and stand whole in the server's HTML: it left out their boundary, which only such a block lacks. Their
 * code is not needed before they change.
 */
export function stillBlocks(root: Element, plan: Plan): ReadonlySet<PlannedBlock> {
  const found = new Set<PlannedBlock>()
  eachPlace(plan.blocks, root, (block, place) => {
    if (block.still && place.firstChild?.nodeType !== Node.COMMENT_NODE) found.add(block)
  })
  return found
}

/**
 * How each block of a page comes alive. Takes the boundaries out of the server's HTML around the blocks of the first view that need not wait:
 * React's bookkeeping of a boundary takes as long as a small block, and the first view has one around it all. To be called before the page
 * hydrates.
 * @param isHere whether a widget's code is here
 */
export function planHydration(
  root: Element,
  page: FirstPage,
  still: ReadonlySet<PlannedBlock>,
  isHere: (widget: string) => boolean,
): HydrationOf {
  const isReady = isAtOnce(page, isHere)
  const joined = new Set<PlannedBlock>()
  eachPlace(page.plan.blocks, root, (block, place) => {
    if (block.fold === 'above' && !still.has(block) && isReady(block) && join(place)) joined.add(block)
  })
  return (block) => {
    if (still.has(block)) return 'still'
    return joined.has(block) ? 'joined' : undefined
  }
}

/** Every block that has a place in the server's HTML, those of slots included; what is inside a block comes before it. */
function eachPlace(
  blocks: readonly PlannedBlock[],
  root: Element,
  see: (block: PlannedBlock, place: Element) => void,
): void {
  const found = [...root.querySelectorAll('[data-block]')]
  const places = new Map(found.map((place) => [place.getAttribute('data-block'), place]))
  const within = (list: readonly PlannedBlock[]): void => {
    for (const block of list) {
      for (const slot of Object.values(block.slots ?? {})) within(slot)
      const place = places.get(block.id)
      if (place) see(block, place)
    }
  }
  within(blocks)
}

/**
 * Which blocks need not wait for anything: they stand in the first view, and their code and their data are here. A module's screen waits for its
 * tools.
 */
function isAtOnce({ plan, sources }: FirstPage, isHere: (widget: string) => boolean): (block: PlannedBlock) => boolean {
  const scope = blockScope(plan, sources, plan.state)
  const stateOf = (block: PlannedBlock) => evaluateBlock(block, scope, (name) => own(sources, name), plan.values)
  return (block) =>
    !block.unknown && block.id !== SCREEN_BLOCK && isHere(block.widget) && stateOf(block).kind === 'ready'
}

/** Not where the block crashed on the server, which says so in its boundary. */
function join({ firstChild, lastChild }: Element): boolean {
  if (!isComment(firstChild, '$') || !isComment(lastChild, '/$')) return false
  firstChild.remove()
  lastChild.remove()
  return true
}

const isComment = (node: ChildNode | null, text: string): node is Comment =>
  node?.nodeType === Node.COMMENT_NODE && node.nodeValue === text
