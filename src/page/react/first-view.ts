import type { Plan, PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { evaluateBlock } from '../core/evaluate-block.ts'
import { own } from '../core/own.ts'
import { blockScope } from '../core/scope.ts'
import { SCREEN_BLOCK } from '../core/screen-page.ts'

interface FirstPage {
  readonly plan: Plan
  readonly sources: Readonly<Record<string, SourceState>>
}

type Test = (block: PlannedBlock) => boolean

/**
 * Which blocks need not wait for anything: they stand in the first view, and their code and their data are here. A module's screen waits for its
 * tools.
 */
function isAtOnce({ plan, sources }: FirstPage, isHere: (widget: string) => boolean): Test {
  const scope = blockScope(plan, sources, plan.state)
  const stateOf = (block: PlannedBlock) => evaluateBlock(block, scope, (name) => own(sources, name), plan.values)
  return (block) =>
    block.fold === 'above' &&
    !block.unknown &&
    block.id !== SCREEN_BLOCK &&
    isHere(block.widget) &&
    stateOf(block).kind === 'ready'
}

/**
 * Takes the boundaries out of the server's HTML around the blocks that need not wait: React's bookkeeping of a boundary takes as long as a small
 * block, and the first view has one around it all. To be called before the page hydrates.
 * @returns whether a block was joined to its surroundings so
 */
export function joinFirstView(root: Element, page: FirstPage, isHere: (widget: string) => boolean): Test {
  const isReady = isAtOnce(page, isHere)
  const joined = new Set<PlannedBlock>()
  const joinAll = (blocks: readonly PlannedBlock[], around: Element) => {
    // Blocks stand beside each other in the order of the plan: some may be missing.
    let next = around.querySelector('[data-block]')
    for (const block of blocks) {
      if (block.fold === 'below') return
      if (next?.getAttribute('data-block') !== block.id) continue
      for (const slot of Object.values(block.slots ?? {})) joinAll(slot, next)
      if (isReady(block) && join(next)) joined.add(block)
      next = next.nextElementSibling
    }
  }
  joinAll(page.plan.blocks, root)
  return (block) => joined.has(block)
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
